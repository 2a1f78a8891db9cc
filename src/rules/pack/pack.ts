import { BRIDGE_CARDS, BRIDGE_WORDING, bridgeName, bridgeNamed, type Pack } from '../kit'

/** The whole pack; shuffles start from AS AH AD AC 2S … KC, cards 0 to 51. */
export const BRIDGE_PACK: Pack = {
  size: BRIDGE_CARDS,
  named: bridgeNamed,
  name: bridgeName,
  wording: BRIDGE_WORDING,
}
