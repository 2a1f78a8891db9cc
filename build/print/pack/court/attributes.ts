import { pip } from '../../pips'
import { BARE_PAPER, repeat } from '../../svg'
import { dot, mirror, GOLD, BLACK, line, NAVY, RED, shape, type Attribute, type Person } from './people'
import { hand, mirroredHand } from './robe'

/**
 * The thing that a person holds, with the holding hand: weapons and staffs on the viewer's right, flowers and the orb
 * on the viewer's left.
 */
export const attribute = (who: Person): string => ATTRIBUTES[who.attribute](who)

const withHand = (thing: string, cuff: string): string => thing + hand(cuff)

const shaft = (top: number): string =>
  shape(`M172 172L173.4 ${top}H176.6L177 172Z`, GOLD, 1.2) + line('M171.6 106H178M171.4 112H178', 0.8)

/** Flowers, on the viewer's left under the pip. */
const bouquet = (flower: string, cuff: string): string =>
  line('M57 150C57 132 55 120 55 104', 2) +
  line('M57 134C64 132 68 126 69 120M56 128C50 126 46 121 45 116', 1.2) +
  shape('M69 121C63 119 60 124 60 129C65 130 69 127 69 121Z', BARE_PAPER, 0.9) +
  shape('M45 117C51 115 54 120 54 125C49 126 45 123 45 117Z', BARE_PAPER, 0.9) +
  flower +
  mirroredHand(cuff)

const petals = (count: number, r: number, length: number, fill: string): string =>
  repeat(count, (i) => {
    const a = (i / count) * 360
    return `<g transform="translate(55 92) rotate(${a})">${shape(`M0 ${-r}C${-length * 0.56} ${-r - length * 0.4} ${-length * 0.44} ${-r - length} 0 ${-r - length}C${length * 0.44} ${-r - length} ${length * 0.56} ${-r - length * 0.4} 0 ${-r}Z`, fill, 0.9)}</g>`
  })

const ATTRIBUTES: Readonly<Record<Attribute, (who: Person) => string>> = {
  sceptre: ({ suit, panel }) =>
    withHand(
      shaft(66) +
        shape('M175 32L188 51L175 70L162 51Z', RED, 1.4) +
        shape('M175 39L183 51L175 63L167 51Z', GOLD, 0.9) +
        pip(suit, 175, 51, 9, NAVY) +
        dot(175, 72, 3.4, NAVY, 1) +
        dot(175, 30, 2.6, GOLD, 1),
      panel,
    ),
  sword: () =>
    withHand(
      shape('M170.6 130V46L175 28L179.4 46V130Z', BARE_PAPER, 1.3) +
        line('M175 44V128', 0.9) +
        shape('M160 130C164 126 186 126 190 130C186 135 164 135 160 130Z', GOLD, 1.2) +
        shape('M172.6 134H177.4V168H172.6Z', RED, 1.1) +
        dot(175, 171, 4.4, GOLD, 1.2),
      GOLD,
    ),
  axe: ({ suit }) =>
    withHand(
      shaft(34) +
        shape('M176 44C186 34 190 36 192 40V78C190 82 186 84 176 74Z', BARE_PAPER, 1.3) +
        line('M187 42C188.6 54 188.6 64 187 76', 0.9) +
        shape('M173 50L160 42C164 54 164 64 160 76L173 68Z', BARE_PAPER, 1.2) +
        pip(suit, 181, 59, 8, RED) +
        dot(175, 32, 3.2, GOLD, 1),
      GOLD,
    ),
  orb: ({ panel }) =>
    mirror(hand(panel)) +
    dot(54, 122, 16, GOLD, 1.4) +
    shape('M38.4 118.6Q54 127 69.6 118.6V124.6Q54 133 38.4 124.6Z', RED, 1) +
    shape('M51.4 106.4Q47.4 114 50 120.6L56 121.4Q55.4 112 56.6 106.2Z', RED, 0.9) +
    line('M54 106V90M48.6 95.6H59.4', 3) +
    withHand(
      shaft(66) +
        shape('M175 40C184 46 186 56 175 66C164 56 166 46 175 40Z', RED, 1.3) +
        pip('C', 175, 54, 10, BLACK) +
        dot(175, 38, 3, GOLD, 1),
      panel,
    ),
  rose: ({ panel }) =>
    bouquet(
      petals(5, 5, 11, RED) + dot(55, 92, 7.4, RED, 1) + line('M51 92a4 4 0 1 1 4 4M53 92a2 2 0 1 1 2 2', 0.9),
      panel,
    ),
  tulip: ({ robe }) =>
    bouquet(
      shape('M44 82C43 96 48 103 55 104C62 103 67 96 66 82L60.4 88L55 78L49.6 88Z', RED, 1.2) +
        line('M55 80V103M49.6 88C49 96 51 101 54 104M60.4 88C61 96 59 101 56 104', 0.9),
      robe,
    ),
  daisy: ({ panel }) => bouquet(petals(10, 4, 10, BARE_PAPER) + dot(55, 92, 4.6, GOLD, 1), panel),
  lily: ({ robe }) =>
    bouquet(
      shape('M55 76C62 84 60 96 55 104C50 96 48 84 55 76Z', BARE_PAPER, 1.1) +
        shape('M42 80C52 82 56 92 55 104C46 100 42 92 42 80Z', BARE_PAPER, 1.1) +
        shape('M68 80C58 82 54 92 55 104C64 100 68 92 68 80Z', BARE_PAPER, 1.1) +
        [49, 55, 61].map((x) => dot(x, 82 - (x === 55 ? 6 : 2), 1.4, GOLD, 0.6)).join(''),
      robe === NAVY ? RED : robe,
    ),
  halberd: () =>
    withHand(
      shaft(30) +
        shape('M175 24L179 44H171Z', BARE_PAPER, 1.1) +
        shape('M177 48C186 44 190 50 191 58C190 66 186 72 177 68Z', BARE_PAPER, 1.2) +
        shape('M173 52L161 58L173 64Z', BARE_PAPER, 1.1) +
        shape('M171 72H179L181 84L175 80L169 84Z', RED, 1),
      GOLD,
    ),
  arrow: ({ robe }) =>
    withHand(
      shaft(40) +
        shape('M175 26L184 48L175 43L166 48Z', BARE_PAPER, 1.2) +
        repeat(4, (i) =>
          shape(
            `M175 ${152 + i * 6}L184 ${146 + i * 6}V${152 + i * 6}L175 ${158 + i * 6}L166 ${152 + i * 6}V${146 + i * 6}Z`,
            i % 2 ? BARE_PAPER : RED,
            0.9,
          ),
        ),
      robe === GOLD ? RED : GOLD,
    ),
  pennant: ({ suit }) =>
    withHand(
      shaft(32) +
        shape('M175 24L178.6 34H171.4Z', GOLD, 1) +
        shape('M173 38L146 46L158 54L146 62L173 72Z', RED, 1.2) +
        pip(suit, 165, 55, 9, BARE_PAPER),
      RED,
    ),
  branch: () =>
    withHand(
      line('M175 172C176 130 172 90 176 40', 2.2) +
        repeat(7, (i) => {
          const y = 50 + i * 12
          return (
            shape(
              `M175 ${y + 6}C166 ${y + 4} 162 ${y - 4} 162 ${y - 10}C170 ${y - 8} 175 ${y - 2} 175 ${y + 6}Z`,
              i % 2 ? GOLD : BARE_PAPER,
              1,
            ) +
            shape(
              `M175 ${y + 6}C184 ${y + 4} 188 ${y - 4} 188 ${y - 10}C180 ${y - 8} 175 ${y - 2} 175 ${y + 6}Z`,
              i % 2 ? BARE_PAPER : GOLD,
              1,
            )
          )
        }) +
        shape('M176 42C171 36 172 28 176 24C180 28 181 36 176 42Z', GOLD, 1),
      GOLD,
    ),
}
