import { watchEffect } from 'vue'
import { connectServices } from '../services'
import { setServices } from '../stores/app/services'
import { useSettings } from '../stores/app/settings'
import { useTable } from '../stores/table/table'
import { useView } from '../stores/app/view'

/** Loads this browser's settings, without which no store can be used, and lets the page's root follow them. Rejects if they cannot be read. */
export async function preparePage(): Promise<void> {
  setServices(await connectServices())
  const [settings, view, table] = [useSettings(), useView(), useTable()]
  await settings.load()
  // A hand has no stage: its whole table lies flat.
  view.fallBackToFlat()
  watchEffect(() => {
    const data = document.documentElement.dataset
    data['text'] = settings.all.text
    data['motion'] = settings.isMotionReduced ? 'off' : 'on'
    data['ply'] = String(table.ply)
    data['over'] = String(table.over)
    if (view.compact) data['compact'] = ''
  })
}
