// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, it, vi } from 'vitest'
import { defineComponent, h, nextTick, ref } from 'vue'
import { useGliding } from '../../../src/renderer/panels/table/flat/use-gliding'

/** A table of two pieces, at the given places from its left edge; happy-dom lays nothing out. */
function tableOf(places: Record<string, number>, { speed = 1, width = 800 } = {}) {
  const laid = ref(places)
  const size = ref(width)
  const Table = defineComponent(() => {
    const table = ref<HTMLElement | null>(null)
    useGliding(
      table,
      () => laid.value,
      () => speed,
    )
    const rect = (left: number, wide: number) => ({ left, top: 0, width: wide, height: 600 })
    const measured = (it: unknown, left: () => number, wide: () => number) => {
      if (it instanceof HTMLElement)
        it.getBoundingClientRect = () => rect(left(), wide()) as ReturnType<HTMLElement['getBoundingClientRect']>
    }
    return () => {
      const shown = laid.value
      const pieces = Object.entries(shown).map(([id, at]) =>
        h('span', {
          key: id,
          'data-piece': id,
          ref: (it) =>
            measured(
              it,
              () => at,
              () => 40,
            ),
        }),
      )
      const hold = (it: unknown) => {
        table.value = it as HTMLElement
        measured(
          it,
          () => 0,
          () => size.value,
        )
      }
      return h('div', { ref: hold }, pieces)
    }
  })
  const wrapper = mount(Table)
  const glides = vi.fn<(id: string | undefined, from: unknown) => void>()
  for (const { element } of wrapper.findAll<HTMLElement>('[data-piece]'))
    element.animate = (frames) => {
      glides(element.dataset['piece'], (frames as { translate: string }[])[0]?.translate)
      return {} as Animation
    }
  const move = async (now: Record<string, number>, wide = width) => {
    laid.value = now
    size.value = wide
    await nextTick()
    await nextTick()
  }
  return { move, glides }
}

it('a piece glides from where it lay, and what stays does not', async () => {
  const { move, glides } = tableOf({ man: 90, king: 300 })
  await move({ man: 100, king: 300 })
  await move({ man: 180, king: 300 })
  expect(glides.mock.calls).toEqual([['man', '-80px 0px']])
})

it('nothing glides at once, and nothing when the table is resized', async () => {
  const instant = tableOf({ man: 100 }, { speed: 0 })
  await instant.move({ man: 180 })
  await instant.move({ man: 100 })
  expect(instant.glides).not.toHaveBeenCalled()
  const resized = tableOf({ man: 100 })
  await resized.move({ man: 180 })
  await resized.move({ man: 100 }, 700)
  expect(resized.glides).not.toHaveBeenCalled()
})
