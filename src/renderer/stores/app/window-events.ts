import { onBeforeUnmount, onMounted } from 'vue'

type Listeners = { readonly [K in keyof WindowEventMap]?: (event: WindowEventMap[K]) => void }

/** Listens to events of the window for as long as the component is mounted. */
export function useWindowEvents(listeners: Listeners, options: AddEventListenerOptions = {}): void {
  const stop = new AbortController()
  onMounted(() => {
    for (const [kind, listener] of Object.entries(listeners))
      window.addEventListener(kind, listener as EventListener, { ...options, signal: stop.signal })
  })
  onBeforeUnmount(() => stop.abort())
}
