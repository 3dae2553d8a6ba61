import { type LabelField, type LabelLayout, endpoints, labelProblem, templateRules } from '@archway/contracts';
import { call, errorText, invalidate, notify, useForm, useText } from '@archway/platform';
import type { LabelTemplate, TemplateOwner } from '../../../templates/template.ts';
import { fieldName } from '../label-words.ts';

interface Values {
  readonly name: string;
  readonly practiceId: string | null;
  readonly layout: LabelLayout;
}

const words = { size: 3, bold: false, align: 'left', text: null, code: 'qrcode' } as const;
const at = (kind: LabelField['kind'], x: number, y: number, width: number, height: number): LabelField => ({
  ...{ kind, x, y, width, height },
  ...words,
});

/** A label of 60 by 30 mm with what a bag of aligners usually says. */
const fresh: LabelLayout = {
  ...{ width: 60, height: 30 },
  fields: [
    at('code', 2, 5, 20, 20),
    { ...at('ptName', 24, 3, 34, 6), size: 4.5, bold: true },
    at('ptNo', 24, 10, 34, 4),
    at('proType', 24, 15, 34, 4),
    { ...at('upperOrLower', 24, 21, 22, 6), size: 4 },
    { ...at('stepNo', 47, 20, 11, 8), size: 7, bold: true, align: 'right' },
  ],
};

const rules = {
  ...templateRules,
  practiceId: { kind: 'choice' },
  layout: { kind: 'choice', refusals: ['labelEmpty', 'labelFieldOutside'] },
} as const;

/** A label that is drawn: a new one, a copy of one that is somebody else's, or one that is changed. */
export function useLabelForm(template: LabelTemplate | null, owners: readonly TemplateOwner[], onClose: () => void) {
  const t = useText('production');
  const form = useForm<Values>({
    id: 'label-template',
    rules,
    initial: {
      name: template?.name ?? '',
      practiceId: template?.mayChange ? template.practiceId : (owners[0]?.practiceId ?? null),
      layout: template?.content ?? fresh,
    },
    label: (field) => t(field === 'layout' ? 'label.fields' : `templates.${field}`),
    async send({ name, layout, practiceId }) {
      const { add, edit, list } = endpoints.printLabels;
      const body = { name, content: { ...layout, fields: [...layout.fields] } };
      if (template?.mayChange) {
        const { productionTemplateId, version } = template;
        await call(edit, { body: { ...body, productionTemplateId, version } }, { quiet: true });
      } else await call(add, { body: { ...body, practiceId } }, { quiet: true });
      notify.success(t('templates.saved'));
      await invalidate(list);
      onClose();
    },
  });
  const { layout } = form.values;
  const problem = labelProblem(layout);
  const kind = problem?.at == null ? undefined : layout.fields[problem.at]?.kind;
  return {
    ...form,
    layout,
    /** What is wrong with the label, in words, while it is drawn. */
    problem: problem && errorText(problem.error, undefined, kind ? { name: fieldName(kind) } : {}),
    /** Which field is. */
    problemAt: problem?.at ?? null,
    setLayout: (change: Partial<LabelLayout>): void => form.set({ layout: { ...layout, ...change } }),
    setField: (index: number, change: Partial<LabelField>): void =>
      form.set({
        layout: {
          ...layout,
          fields: layout.fields.map((field, each) => (each === index ? { ...field, ...change } : field)),
        },
      }),
    addField: (kindOf: LabelField['kind']): void => {
      const size = kindOf === 'code' ? Math.min(15, layout.width, layout.height) : Math.min(4, layout.height);
      const width = kindOf === 'code' ? size : Math.min(25, layout.width);
      form.set({ layout: { ...layout, fields: [...layout.fields, at(kindOf, 0, 0, width, size)] } });
    },
    removeField: (index: number): void =>
      form.set({ layout: { ...layout, fields: layout.fields.filter((_field, each) => each !== index) } }),
  };
}

export type LabelForm = ReturnType<typeof useLabelForm>;
