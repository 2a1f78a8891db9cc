import { fortyNineKnowledge } from '../../../src/bots/heuristics/forty-nine'
import { createBotProfile } from '../../../src/bots/bot-profile'
import { answerParent } from '../../../src/node/bots/answer-parent'
import { fortyNine } from '../../../src/rules/forty-nine-outfit/forty-nine'

/** The bot of level 1 never comes to an end, and level 2 takes its thread down; the others are well. */
const faulty = createBotProfile(fortyNine, {
  knowledge: {
    ...fortyNineKnowledge,
    moveBeforePlanning(_state, _seat, level) {
      while (level === 1);
      if (level === 2) process.exit(3)
      return null
    },
  },
})

answerParent((id) => (id === fortyNine.info.id ? faulty : null))
