import { randomInt } from 'node:crypto'

/** Plain words of four letters that are easily said, heard and typed. */
const WORDS = `
  acre aloe alto arch atom axle bake balm band bank barn bath bead beak beam bean beef bell belt bend bike bird
  blue boat bold book boot bowl brew brim bulb bush cafe cage cake calm camp cane cape card carp cart cave chef
  chip city clam clay clef clip club coal coat coil coin colt comb cone cook cope cord cork corn cove crab crib
  crop crow cube cuff curl dale dawn deck desk dial dice dill dish disk doll dome door dove drum duck dusk east
  echo edge epic fair farm fawn fern file film fish five flag flax foal foam fold fond font food fork form fort
  four frog fuel fund fuse game gate gear gift glad glow glue goat gold golf gong gown grid grin grip gulf gull
  hall halo harp hawk heap herb hero hill hint hive home hood hook hoop horn host hull iris iron  item jade
  jazz jeep join joke july jump june kale keel kelp kilt kite kiwi lace lake lamb lamp land lane lark lava lawn
  leaf lens lift lily lime line link lion list loaf loft logo loop luck  malt mask mast maze melt menu
  milk mill mime mind mint mist moat moon moss myth navy neat nest newt nine noon note oath oboe onyx open oven
  oval oxen pace palm park path pawn peat perk pick pier pine pink pint pipe plan plum poem poet pole polo pond
  pony pool port pump puma pure quiz raft rail rain rake ramp reed reef rest rice rich ride ring rink ripe rise
  road robe rock roof room rope rose ruby rule safe saga sage salt sand sash seed shed ship shoe shop silk sing
  sink site size slab sled slow snow soap sock sofa soft soil solo song soup spin spot star stem step stew surf
  swan swim taco tall tape taxi tent text thaw tidy tile time tiny tofu tone tool town tray tree trim trio trip
  trot tuba tube tuna turf twig twin unit vase vast verb vest veto vine vote wall wand warm wave wick wide wild
  wind wine wing wink wise wish wolf wood wool word yard yarn year yoga yolk zero zest zinc zone zoom
`
  .trim()
  .toUpperCase()
  .split(/\s+/u)

/** Chooses a return word by lot, other than the words in use. */
export function createReturnWord(wordsInUse: readonly string[]): string {
  for (;;) {
    const word = WORDS[randomInt(WORDS.length)]
    // The list is longer than there are chairs.
    if (word !== undefined && !wordsInUse.includes(word)) return word
  }
}
