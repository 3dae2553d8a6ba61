import {
  type ExtractionContent,
  type LabelLayout,
  type MarkingContent,
  endpoints,
  labelFieldKinds,
  labelProblem,
} from '@archway/contracts';
import { type AppContext, type Handle, Refusal } from '../../../context.ts';
import { extract, judgeExtraction } from './extract.ts';
import { templatesOf } from './templates.ts';
import { sayWriting, writingsFor } from './writings.ts';

/** What is wrong with a label, by the words of the field. @throws Refusal labelEmpty, labelFieldOutside */
function judgeLabel(layout: LabelLayout): void {
  const problem = labelProblem(layout);
  if (!problem) return;
  const kind = problem.at === null ? undefined : layout.fields[problem.at]?.kind;
  const name = labelFieldKinds.find(({ key }) => key === kind);
  throw new Refusal(problem.error, name ? { name: { zh: name.zh, en: name.en } } : {});
}

const extractionTemplates = templatesOf<ExtractionContent>('extraction', judgeExtraction);
const markingTemplates = templatesOf<MarkingContent>('marking', () => undefined);
const labelTemplates = templatesOf<LabelLayout>('label', judgeLabel);

/** Templates of what is read from file names, marked and printed. */
export function templateRoutes(context: AppContext, handle: Handle): void {
  const { db } = context;
  const { extractions, markings, printLabels } = endpoints;

  handle(extractions.list, ({ user }) => extractionTemplates.list(db, user));
  handle(extractions.add, async ({ body, user }) => ({
    productionTemplateId: await extractionTemplates.add(context, user, body),
  }));
  handle(extractions.edit, async ({ body, user }) => {
    await extractionTemplates.edit(context, user, body);
    return null;
  });
  handle(extractions.remove, async ({ params, user }) => {
    await extractionTemplates.remove(context, user, params);
    return null;
  });
  handle(extractions.test, ({ body }) => Promise.resolve(extract(body, body.testFileName)));

  handle(markings.list, ({ user }) => markingTemplates.list(db, user));
  handle(markings.add, async ({ body, user }) => ({
    productionTemplateId: await markingTemplates.add(context, user, body),
  }));
  handle(markings.edit, async ({ body, user }) => {
    await markingTemplates.edit(context, user, body);
    return null;
  });
  handle(markings.remove, async ({ params, user }) => {
    await markingTemplates.remove(context, user, params);
    return null;
  });
  handle(markings.writings, ({ user }) => writingsFor(db, user));
  handle(markings.write, async ({ body, user }) => {
    await sayWriting(context, user, body);
    return null;
  });

  handle(printLabels.list, ({ user }) => labelTemplates.list(db, user));
  handle(printLabels.add, async ({ body, user }) => ({
    productionTemplateId: await labelTemplates.add(context, user, body),
  }));
  handle(printLabels.edit, async ({ body, user }) => {
    await labelTemplates.edit(context, user, body);
    return null;
  });
  handle(printLabels.remove, async ({ params, user }) => {
    await labelTemplates.remove(context, user, params);
    return null;
  });
}
