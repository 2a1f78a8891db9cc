import type { TresContext } from '@tresjs/core'
import { WebGLRenderer } from 'three'
import { effectScope, onScopeDispose, shallowRef, toValue, watch, type MaybeRefOrGetter, type ShallowRef } from 'vue'
import { isLaidOutFor, isMoved, type PageViews } from './camera/page-views'
import { createStage } from './render/create-stage'
import type { Piece } from './model/pieces'
import type { Stage, StageCallbacks, StageOptions } from './stage-api'
import type { ViewName } from './options'

/** The view of the table, and the point for views that need one. */
export interface StageView {
  readonly name: ViewName
  readonly x?: number
  readonly z?: number
}

/** What the stage shows: plain values, refs or getters. */
export interface StageInputs {
  readonly pieces: MaybeRefOrGetter<readonly Piece[]>
  readonly view: MaybeRefOrGetter<StageView>
  /** The views of a table that is laid out as a page; null if it is not. */
  readonly page: MaybeRefOrGetter<PageViews | null>
  readonly options: MaybeRefOrGetter<Partial<StageOptions>>
}

/**
 * Runs a stage on a TresCanvas in manual render mode. Tres provides the canvas, the renderer and the size; the stage
 * decides what to draw and when, so Tres's own loop is stopped and an idle table costs nothing.
 * @returns the stage, once `begin` was called with the canvas's context; it is disposed of with the scope
 */
export function useStage(inputs: StageInputs, callbacks: StageCallbacks) {
  const stage: ShallowRef<Stage | null> = shallowRef(null)
  const scope = effectScope()
  let renderer: WebGLRenderer | null = null
  let unwatch: () => void = () => undefined

  function begin(context: TresContext): Stage {
    const { sizes } = context
    const { instance, loop, replaceRenderFunction } = context.renderer
    if (!(instance instanceof WebGLRenderer)) throw new Error('the table needs a WebGL renderer')
    end()
    renderer = instance
    replaceRenderFunction((done) => done())
    loop.stop()
    const newStage = createStage(instance, null, toValue(inputs.options), callbacks)
    stage.value = newStage
    const resize = () => newStage.resize(sizes.width.value, sizes.height.value)
    // Runs after Tres has set the renderer's size, which clears the canvas.
    scope.run(() => (unwatch = watch([sizes.width, sizes.height, sizes.pixelRatio], resize, { flush: 'post' })))
    resize()
    newStage.setPage(toValue(inputs.page))
    applyView(newStage, toValue(inputs.view))
    void newStage.show(toValue(inputs.pieces), { instant: true })
    return newStage
  }

  /** Frees everything, including the graphics context, since browsers allow only a few of them. */
  function end(): void {
    unwatch()
    stage.value?.dispose()
    stage.value = null
    renderer?.dispose()
    renderer?.forceContextLoss()
    renderer = null
  }

  function applyView(target: Stage | null, view: StageView): void {
    target?.setView(view.name, { x: view.x ?? 0, z: view.z ?? 0 })
  }

  const view = () => toValue(inputs.view)
  // The camera's target is set first, because the pieces move along with it.
  watch(
    [() => toValue(inputs.page), () => toValue(inputs.pieces), () => view().name, () => view().x, () => view().z],
    ([page, pieces, name, x, z], [oldPage, oldPieces, oldName, oldX, oldZ]) => {
      const isOtherView = name !== oldName || x !== oldX || z !== oldZ
      stage.value?.setPage(page)
      if (isOtherView) applyView(stage.value, view())
      if (pieces === oldPieces) return
      const isRelaid = isOtherView && page !== null && (isLaidOutFor(name) || isLaidOutFor(oldName))
      void stage.value?.show(pieces, ...(isRelaid || isMoved(oldPage, page) ? [{ glide: true }] : []))
    },
  )
  watch(
    () => ({ ...toValue(inputs.options) }),
    (options) => stage.value?.setOptions(options),
  )
  onScopeDispose(() => {
    end()
    scope.stop()
  })
  return { stage, begin }
}
