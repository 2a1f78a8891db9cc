import type { LessonStep } from '../types'

export const lesson: readonly LessonStep[] = []
