import { pip } from '../../pips'
import { BARE_PAPER, repeat } from '../../svg'
import {
  dot,
  mirror,
  GOLD,
  BLACK,
  line,
  NAVY,
  withMirroredCopy,
  RED,
  shape,
  type Headdress,
  type Person,
} from './people'

/** Crowns of the kings, coronets of the queens, hats of the jacks, each different. Drawn after the face. */
export const headdress = (who: Person): string => HEADDRESSES[who.headdress](who)

const jewels = (who: Person, fill = BARE_PAPER): string =>
  repeat(5, (i) => pip(who.suit, 90.5 + i * 11, 60.6 - [0, 1.6, 2.2, 1.6, 0][i]!, 6.6, fill))

const band = (who: Person): string =>
  shape('M83 57Q112.5 50 142 57V65Q112.5 58 83 65Z', who.robe === NAVY ? RED : NAVY) + jewels(who)

const cross = (y: number): string => line(`M112.5 ${y}V${y + 12}M108.5 ${y + 4.5}H116.5`, 1.8)

const HEADDRESSES: Readonly<Record<Headdress, (who: Person) => string>> = {
  points: (who) =>
    shape('M84 62L76 34L92 46L99 27L112.5 43L126 27L133 46L149 34L141 62Z', GOLD, 1.5) +
    shape('M88 54H137L139 44L130 50L125 36L112.5 50L100 36L95 50L86 44Z', RED, 0.9) +
    band(who) +
    [
      [76, 33],
      [99, 26],
      [126, 26],
      [149, 33],
    ]
      .map(([x, y]) => dot(x!, y!, 2.8, RED, 1))
      .join('') +
    cross(30),
  fleurs: (who) =>
    shape('M84 62L82 46H143L141 62Z', GOLD, 1.5) +
    [84, 98, 112.5, 127, 141].map((x, i) => fleur(x, i % 2 ? 44 : 42, i % 2 ? 0.72 : 1)).join('') +
    line('M84 50H141', 0.9) +
    band(who),
  arches: (who) =>
    shape('M86 58C76 40 92 28 112.5 33C133 28 149 40 139 58Z', RED, 1.4) +
    shape(
      'M86 60C78 42 88 32 112.5 32C137 32 147 42 139 60L131 58C138 45 130 39 112.5 39C95 39 87 45 94 58Z',
      GOLD,
      1.2,
    ) +
    shape('M109 33H116V58H109Z', GOLD, 1.1) +
    repeat(4, (i) => dot(112.5, 38 + i * 4.8, 1.4, BARE_PAPER, 0.6)) +
    withMirroredCopy(repeat(4, (i) => dot(86 + i * 5.4 - (i < 2 ? 0 : 1), 50 - i * 4.6, 1.4, BARE_PAPER, 0.6))) +
    dot(112.5, 32, 3, GOLD, 1.1) +
    line('M112.5 25V29.4M109.6 27H115.4', 1.5) +
    band(who),
  leaves: (who) =>
    shape('M84 62L80 44L145 44L141 62Z', GOLD, 1.5) +
    [82, 97, 112.5, 128, 143].map((x, i) => leaf(x, 45, [-22, -10, 0, 10, 22][i]!)).join('') +
    repeat(4, (i) => dot(89.8 + i * 15.1, 43.4, 2.2, RED, 0.9)) +
    band(who),
  pearls: (who) =>
    shape('M90 60L86 40L99 50L112.5 34L126 50L139 40L135 60Z', GOLD, 1.4) +
    [
      [86, 38],
      [112.5, 31.6],
      [139, 38],
    ]
      .map(([x, y]) => dot(x!, y!, 3, BARE_PAPER, 1))
      .join('') +
    shape('M87 57Q112.5 50 138 57V64Q112.5 57 87 64Z', who.panel) +
    repeat(7, (i) => dot(91.5 + i * 7, 59.6 - Math.sin((i / 6) * Math.PI) * 2.6, 1.8, BARE_PAPER, 0.6)),
  rays: (who) =>
    veil(RED) +
    repeat(9, (i) => {
      const a = Math.PI * (1.12 + (i / 8) * 0.76)
      const reach = i % 2 ? 32 : 41
      const at = (r: number, t: number) =>
        `${(112.5 + Math.cos(t) * r).toFixed(2)} ${(70 + Math.sin(t) * r).toFixed(2)}`
      return shape(`M${at(19, a - 0.13)}L${at(reach, a)}L${at(19, a + 0.13)}Z`, i % 2 ? RED : GOLD, 1)
    }) +
    shape('M88 60Q112.5 40 137 60V66Q112.5 50 88 66Z', GOLD) +
    repeat(5, (i) => pip(who.suit, 93 + i * 9.8, 59.4 - [0, 3.6, 5, 3.6, 0][i]!, 6, NAVY)),
  lilies: () =>
    [94, 112.5, 131].map((x, i) => fleur(x, i === 1 ? 43 : 46, i === 1 ? 1.1 : 0.85)).join('') +
    shape('M88 58Q112.5 42 137 58V65Q112.5 52 88 65Z', GOLD) +
    repeat(5, (i) => dot(93 + i * 9.8, 58.8 - [0, 3.2, 4.4, 3.2, 0][i]!, 2, i % 2 ? BARE_PAPER : RED, 0.7)),
  hood: (who) =>
    shape('M86 66L80 50L112.5 34L145 50L139 66L130 58L112.5 52L95 58Z', who.robe, 1.5) +
    shape('M80 50L70 118C76 124 84 122 86 116L90 66Z', who.panel, 1.3) +
    shape('M145 50L155 118C149 124 141 122 139 116L135 66Z', who.panel, 1.3) +
    line('M84 54L112.5 40L141 54', 1) +
    repeat(9, (i) => dot(87 + i * 6.4, 61.6 - Math.sin((i / 8) * Math.PI) * 8.4, 1.8, BARE_PAPER, 0.7)) +
    withMirroredCopy(line('M78 66L74 112M83 66L80 114', 0.8)),
  beret: (who) =>
    shape('M84 62C70 56 70 40 88 36C104 30 130 30 142 38C152 44 150 58 141 62Z', who.robe, 1.5) +
    line('M92 40C88 46 88 52 90 57M106 35C102 42 102 50 104 56M122 35C122 42 122 50 120 56', 0.9) +
    shape('M83 58Q112.5 51 142 58V65Q112.5 58 83 65Z', GOLD) +
    jewels(who, NAVY) +
    feather(RED),
  brim: (who) =>
    shape('M90 54C88 36 98 28 112.5 28C127 28 137 36 135 54Z', who.robe, 1.4) +
    shape('M70 60C84 52 98 50 112.5 50C127 50 141 52 155 60C141 66 127 62 112.5 62C98 62 84 66 70 60Z', GOLD, 1.4) +
    line('M92 48C104 44 121 44 133 48', 2.4) +
    leaf(130, 48, 34) +
    leaf(137, 51, 60),
  toque: (who) =>
    shape('M86 60L82 36C96 28 129 28 143 36L139 60Z', who.panel, 1.5) +
    repeat(5, (i) => line(`M${90 + i * 11.2} ${33 - [0, 1.6, 2.2, 1.6, 0][i]!}V55`, 0.9)) +
    shape('M82 57Q112.5 48 143 57V66Q112.5 57 82 66Z', BARE_PAPER) +
    repeat(6, (i) => shape(`M${88 + i * 9.8} ${58.6 - [0, 1.8, 2.8, 2.8, 1.8, 0][i]!}l1.8 5.4h-3.6z`, BLACK, 0.3)) +
    mirror(feather(RED)),
  turban: (who) =>
    shape('M84 64C72 56 76 38 92 36C98 26 127 26 133 36C149 38 153 56 141 64C124 54 101 54 84 64Z', BARE_PAPER, 1.5) +
    line('M80 50C96 40 118 44 136 60M88 39C104 36 128 42 146 54M100 31C116 30 132 36 144 44', 1) +
    shape('M106 46L112.5 36L119 46L112.5 56Z', who.robe, 1.1) +
    dot(112.5, 46, 2.4, GOLD, 0.8) +
    shape('M112.5 38C107 33 108.5 27.5 113.5 25C117 29 117 34 112.5 38Z', GOLD, 1),
}

const veil = (fill: string): string =>
  withMirroredCopy(
    shape('M90 56C74 62 66 88 63 126C72 132 82 130 88 124C82 104 84 84 93 70Z', fill, 1.2) +
      line('M84 66C76 82 72 104 70 126M88 70C80 88 78 106 79 126', 0.7),
  )

const fleur = (x: number, y: number, s: number): string => {
  const p = (dx: number, dy: number) => `${(x + dx * s).toFixed(2)} ${(y + dy * s).toFixed(2)}`
  return (
    shape(`M${p(0, -17)}C${p(6, -10)} ${p(4, -4)} ${p(0, 3)}C${p(-4, -4)} ${p(-6, -10)} ${p(0, -17)}Z`, GOLD, 1.1) +
    shape(`M${p(-1, 2)}C${p(-4, -6)} ${p(-11, -9)} ${p(-10, -1)}C${p(-8, 2)} ${p(-5, 0)} ${p(-4, 4)}Z`, GOLD, 1) +
    shape(`M${p(1, 2)}C${p(4, -6)} ${p(11, -9)} ${p(10, -1)}C${p(8, 2)} ${p(5, 0)} ${p(4, 4)}Z`, GOLD, 1)
  )
}

const leaf = (x: number, y: number, lean: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${lean})">${
    shape('M0 0C-7 -5 -7 -13 0 -19C7 -13 7 -5 0 0Z', GOLD, 1.1) + line('M0 -2V-15', 0.8)
  }</g>`

const feather = (fill: string): string =>
  shape('M134 56C146 52 160 40 158 22C146 24 132 34 130 50Z', fill, 1.2) +
  line('M133 54C142 44 150 34 156 25M141 46L150 44M146 40L154 37M140 42L138 36M146 35L145 29', 0.8)
