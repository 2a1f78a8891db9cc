import { watchEffect } from 'vue'
import { useSettings } from '../app/settings'
import { useView } from '../app/view'
import { useTable } from '../table/table'

/** Keeps the document's attributes in step with what styles and observers of any page ask for. */
export function markPageRoot(): void {
  const [settings, view, table] = [useSettings(), useView(), useTable()]
  const root = document.documentElement
  watchEffect(() => {
    root.dataset['text'] = settings.all.text
    root.dataset['motion'] = settings.isMotionReduced ? 'off' : 'on'
    root.dataset['ply'] = String(table.ply)
    root.dataset['over'] = String(table.over)
    root.toggleAttribute('data-compact', view.compact)
  })
}
