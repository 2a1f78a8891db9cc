import { ref } from 'vue'

/** Whether this page keeps its screen from going dark. It begins off: a dark phone loses nothing at the table. */
export const isKeptAwake = ref(false)

let end = (): void => undefined

/** Side of the picture in pixels, and pause between its frames in milliseconds. */
const [SIDE, FRAME_MS] = [16, 1_000]

/**
 * Keeps the screen awake, or lets it go dark again. To be called in a touch. Returns false if the browser refuses.
 *
 * Browsers offer a lock of the screen only to pages of `https`, which no phone gets from a machine at home. But they leave
 * it on for a video in sight; a stream of a picture that is drawn here needs neither size nor sound.
 */
export async function toggleAwake(): Promise<boolean> {
  if (isKeptAwake.value) {
    end()
    return true
  }
  end()
  const [canvas, video] = [document.createElement('canvas'), document.createElement('video')]
  canvas.width = canvas.height = SIDE
  const stream = canvas.captureStream()
  const draw = (): void => canvas.getContext('2d')?.fillRect(0, 0, SIDE, SIDE)
  Object.assign(video, { srcObject: stream, muted: true, playsInline: true })
  Object.assign(video.style, { position: 'fixed', inset: 'auto auto 0 0', width: '2px', opacity: '0.01' })
  document.body.append(video)
  draw()
  const timer = setInterval(draw, FRAME_MS)
  // A screen that was dark all the same has paused it.
  const goOn = (): void => void (document.hidden || video.play().catch(end))
  document.addEventListener('visibilitychange', goOn)
  end = () => {
    document.removeEventListener('visibilitychange', goOn)
    clearInterval(timer)
    for (const track of stream.getTracks()) track.stop()
    video.remove()
    isKeptAwake.value = false
  }
  try {
    await video.play()
    isKeptAwake.value = true
  } catch {
    end()
  }
  return isKeptAwake.value
}
