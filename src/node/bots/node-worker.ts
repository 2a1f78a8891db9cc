import { loadBot } from '../../bots/registry'
import { answerParent } from './answer-parent'

answerParent(loadBot)
