import { watch } from 'vue'
import { soundRoom } from '../../sound'
import { useSettings } from './settings'

/** Makes the sound follow the settings. Called once. */
export function applySoundSettings(): void {
  const settings = useSettings()
  watch(
    () => (settings.all.muted ? 0 : settings.all.volume),
    (volume) => soundRoom.volume(volume),
    { immediate: true },
  )
  watch(
    () => settings.all.mono,
    (mono) => soundRoom.mono(mono),
    { immediate: true },
  )
  watch(
    () => settings.all.room,
    (room) => soundRoom.room(room === 'none' ? null : room),
    { immediate: true },
  )
}
