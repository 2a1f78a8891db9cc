import { fortyNineKnowledge } from '../../../src/bots/heuristics/forty-nine'
import { createBotProfile } from '../../../src/bots/bot-profile'
import { answerParent } from '../../../src/node/bots/answer-parent'
import { fortyNine } from '../../../src/rules/forty-nine-outfit/forty-nine'

/** Bot whose level 1 never finishes and whose level 2 ends its thread. The other levels work. */
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
