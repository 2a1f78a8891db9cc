import { defineStore } from 'pinia'
import { ref, watchEffect } from 'vue'

/** `gathering`: people are joining a LAN table; `door`: a guest's page before it is admitted. */
export type PagePlace = 'shelf' | 'game' | 'demo' | 'lesson' | 'gathering' | 'door'
export type Sheet =
  | 'new'
  | 'drawer'
  | 'today'
  | 'statistics'
  | 'games'
  | 'pictures'
  | 'print'
  | 'licences'
  | 'manual'
  | 'settings'
  | 'leaflet'
  | 'keys'
  | 'menu'
  | 'resign'
  | 'result'
  | 'pad'
  | 'log'
  | 'moves'
  | 'questions'
  | 'lobby'
  | 'invite'
  | 'emotes'
  | 'chairs'
  | 'leave'
  | 'unsaved'

/** Where the page is, and which sheet of paper is on top. Sheets form a stack; closing one shows the one below. */
export const usePage = defineStore('page', () => {
  const place = ref<PagePlace>('shelf')
  const sheets = ref<Sheet[]>([])
  /** The sheet that was closed last, while the one below it is shown again. */
  const closedSheet = ref<Sheet | null>(null)
  const ready = ref(false)

  function open(sheet: Sheet): void {
    closedSheet.value = null
    sheets.value = [...sheets.value.filter((it) => it !== sheet), sheet]
  }

  /** Opens a sheet in place of the one on top. */
  function replace(sheet: Sheet): void {
    close()
    open(sheet)
  }

  function close(): void {
    closedSheet.value = sheets.value.at(-1) ?? null
    sheets.value = sheets.value.slice(0, -1)
  }

  function clear(): void {
    sheets.value = []
  }

  function go(to: PagePlace): void {
    place.value = to
    clear()
  }

  watchEffect(() => {
    const root = document.documentElement.dataset
    if (ready.value) root['ready'] = place.value === 'shelf' || place.value === 'door' ? 'shelf' : 'game'
    root['place'] = place.value
  })

  return { place, sheets, closedSheet, ready, open, replace, close, clear, go }
})
