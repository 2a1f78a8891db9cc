import { BARE_PAPER, group, repeat } from '../../svg'
import { dot, mirror, GOLD, BLACK, line, withMirroredCopy, RED, shape, type Beard, type Person } from './people'

const CONTOUR = {
  K: 'M89 62H136V88C136 104 126 112 112.5 113C99 112 89 104 89 88Z',
  Q: 'M91 62H134V86C134 101 125 110 112.5 113.5C100 110 91 101 91 86Z',
  J: 'M91 62H134V88C134 102 125 111 112.5 112.5C100 111 91 102 91 88Z',
} as const

/** The neck, the face, and the beard over it. A turned face has its features shifted to that side. */
export function face(who: Person): string {
  const neck = who.rank === 'K' ? '' : shape('M103 104V124H122V104Z', BARE_PAPER, 1.2)
  const features = brows(who) + eyes(who) + nose(who) + mouth(who)
  return neck + shape(CONTOUR[who.rank], BARE_PAPER) + group(`translate(${who.turn * 4} 0)`, features) + beard(who)
}

const brows = ({ rank }: Person): string =>
  withMirroredCopy(
    rank === 'Q' ? line('M95 75.5C98.5 72.6 103.5 72.8 107 75.6', 1.1) : line('M94 76C98 72 104 72 108 75', 1.8),
  )

/** Almond eyes; the pupils look in the direction of the face. */
function eyes({ rank, turn }: Person): string {
  const white = shape('M94.5 81C98 77.5 104 77.5 107 81.5C103 84 98 84 94.5 81Z', BARE_PAPER, 1)
  const under = line('M95 85.5C99 87.4 104 87 106 85.5', 0.6)
  const lashes = rank === 'Q' ? line('M94.5 81L91.6 79.4M95.6 79.6L93.4 77.4', 0.8) : ''
  const pupils = [101, 124].map((x) => dot(x + turn * 1.6, 81, rank === 'Q' ? 1.7 : 1.9, BLACK, 0.6)).join('')
  return withMirroredCopy(white + under + lashes) + pupils
}

function nose({ turn }: Person): string {
  const d = 'M115 77C115 84 117.5 88 118 91.5C116 94 111 94.2 108.5 92.5'
  return turn < 0 ? mirror(line(d, 1.2)) : line(d, 1.2)
}

function mouth({ rank, beard: kind }: Person): string {
  if (kind === 'full' || kind === 'forked' || kind === 'pointed') return ''
  if (rank === 'Q') {
    return shape(
      'M106.5 100.5C109 98 111 98.2 112.5 99.4C114 98.2 116 98 118.5 100.5C116 104 109 104 106.5 100.5Z',
      RED,
      0.7,
    )
  }
  return (
    shape('M106 101.5C109 99.6 116 99.6 119 101.5C116 104 109 104 106 101.5Z', RED, 0.7) +
    line('M109 107Q112.5 108.6 116 107', 0.8)
  )
}

function beard({ beard: kind, hairFill, turn }: Person): string {
  const hair = hairFill
  const lines = (d: string) => line(d, 0.8)
  if (kind === 'none') return ''
  const lip = group(`translate(${turn * 3} 0)`, moustache(hair))
  if (kind === 'moustache') return lip
  return beardShape(kind, hair, lines) + lip
}

function beardShape(kind: Exclude<Beard, 'none' | 'moustache'>, hair: string, lines: (d: string) => string): string {
  switch (kind) {
    case 'full':
      return (
        shape(
          'M90 95C90 115 98 125 105 133C107 129 110 131 112.5 136C115 131 118 129 120 133C127 125 135 115 135 95' +
            'C131 106 124 108 120 106C116 104 109 104 105 106C101 108 94 106 90 95Z',
          hair,
        ) +
        withMirroredCopy(
          lines('M96 106C98 114 103 121 105.4 127M101 109C104 116 107 121 109 128M106 109C108 116 110 122 112.5 130'),
        )
      )
    case 'forked':
      return (
        shape(
          'M90 95C90 112 94 124 102 138C107 132 110 126 112.5 120C115 126 118 132 123 138C131 124 135 112 135 95' +
            'C131 106 124 108 120 106C116 104 109 104 105 106C101 108 94 106 90 95Z',
          hair,
        ) +
        withMirroredCopy(
          lines('M95 106C96 116 99 124 102 132M99.6 109C101 117 103 123 105 129M105 110C106 116 107 120 109 124'),
        )
      )
    case 'pointed':
      return (
        shape('M101 104C101 112 105 120 112.5 130C120 120 124 112 124 104C118 106.6 107 106.6 101 104Z', hair) +
        lines('M106 108C107.6 114 110 119 112.5 124M119 108C117.4 114 115 119 112.5 124M112.5 108V120')
      )
  }
}

const moustache = (hair: string): string =>
  shape(
    'M100 101C103 95 109 94.6 112.5 97C116 94.6 122 95 125 101C130 101 132 98 133 95C136 101 129 107 122 104' +
      'C118 101.6 107 101.6 103 104C96 107 89 101 92 95C93 98 95 101 100 101Z',
    hair,
    1,
  ) + shape('M107.5 101.5Q112.5 104.5 117.5 101.5Q112.5 99.6 107.5 101.5Z', RED, 0.5)

/** Hair at both sides of the face; drawn behind it. */
export function hair({ hair: kind, hairFill }: Person): string {
  const ink = hairFill === GOLD ? BLACK : BARE_PAPER
  const strand = (d: string, width = 0.9) => line(d, width).replaceAll(BLACK, ink === BLACK ? BLACK : BARE_PAPER)
  switch (kind) {
    case 'curls':
      return withMirroredCopy(
        shape('M88 66C74 68 70 82 73 96C68 100 68 112 77 114C86 116 90 108 87 102L92 74Z', hairFill) +
          strand(
            'M87 72C79 76 77 86 79 96M90 76C84 82 83 92 84 100M73 96C76 94 84 96 86 102M79 103a4 4 0 1 0 5 5M76 106a6 6 0 0 1 8 -2',
          ),
      )
    case 'waves':
      return withMirroredCopy(
        shape('M90 64C76 70 70 86 74 100C68 108 70 120 66 130C76 136 88 132 92 122C88 112 90 96 93 76Z', hairFill) +
          strand('M88 72C80 80 76 92 80 102C76 112 76 122 73 129M91 80C85 90 83 100 86 110C83 118 83 124 81 130'),
      )
    case 'braids':
      return withMirroredCopy(
        repeat(7, (i) => {
          const [x, y] = [84 - Math.sin(i * 0.5) * 7, 70 + i * 9]
          return (
            shape(
              `M${x - 7} ${y}C${x - 6} ${y - 7} ${x + 6} ${y - 7} ${x + 7} ${y}C${x + 5} ${y + 7} ${x - 4} ${y + 7} ${x - 7} ${y}Z`,
              hairFill,
              1.1,
            ) + strand(`M${x - 5} ${y + 2}Q${x} ${y - 3} ${x + 5} ${y - 2}`, 0.8)
          )
        }) + shape('M76 132L84 130L82 142L76 144Z', RED, 1),
      )
    case 'bob':
      return withMirroredCopy(
        shape('M91 62C76 66 72 88 74 104C70 110 74 118 82 117C90 116 93 110 91 104L93 74Z', hairFill) +
          strand('M88 70C80 76 78 90 79 104M91 76C85 84 84 94 85 104M76 106a5.4 5.4 0 1 0 8 5M79 108a3 3 0 0 0 3 4'),
      )
  }
}
