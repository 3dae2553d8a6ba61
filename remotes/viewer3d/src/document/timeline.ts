/** What one undo takes back: a command, or several that were one thing for the person. Documents are never changed. */
export interface Step<Document, Command> {
  readonly commands: readonly Command[];
  readonly before: Document;
  readonly after: Document;
}

/** A document with the steps that led to it, and those that were taken back and could be done again. */
export interface Timeline<Document, Command> {
  readonly document: Document;
  readonly past: readonly Step<Document, Command>[];
  readonly future: readonly Step<Document, Command>[];
}

/** So many steps can be taken back; a document shares with the one before it whatever did not change. */
const STEPS = 200;

export const timelineOf = <Document, Command>(document: Document): Timeline<Document, Command> => ({
  document,
  past: [],
  future: [],
});

/**
 * Does a step; one that changes nothing is none. A new step ends what could be done again.
 * @param continues the step goes on with the last one, as each place under a finger does with the one before: one undo
 * takes back both.
 */
export function withStep<Document, Command>(
  timeline: Timeline<Document, Command>,
  commands: readonly Command[],
  after: Document,
  continues = false,
): Timeline<Document, Command> {
  if (after === timeline.document) return timeline;
  const last = timeline.past.at(-1);
  if (continues && last) {
    const joined = { commands: [...last.commands, ...commands], before: last.before, after };
    return { document: after, past: [...timeline.past.slice(0, -1), joined], future: [] };
  }
  const step = { commands, before: timeline.document, after };
  return { document: after, past: [...timeline.past, step].slice(-STEPS), future: [] };
}

export function undone<Document, Command>(timeline: Timeline<Document, Command>): Timeline<Document, Command> {
  const step = timeline.past.at(-1);
  if (!step) return timeline;
  return { document: step.before, past: timeline.past.slice(0, -1), future: [step, ...timeline.future] };
}

export function redone<Document, Command>(timeline: Timeline<Document, Command>): Timeline<Document, Command> {
  const [step, ...future] = timeline.future;
  if (!step) return timeline;
  return { document: step.after, past: [...timeline.past, step], future };
}
