import {
  type CarvingSeparator,
  type ExtractionContent,
  endpoints,
  extractionRules,
  templateRules,
} from '@archway/contracts';
import { call, invalidate, notify, useForm, useText } from '@archway/platform';
import type { ExtractionTemplate } from '../../templates/template.ts';

interface Values {
  readonly name: string;
  readonly pattern: string;
  readonly upperJawPattern: string;
  readonly testFileName: string;
  readonly parts: readonly string[];
  readonly separator: CarvingSeparator;
}

const fresh: Values = {
  ...{ name: '', pattern: '(?<case>[A-Za-z]+\\d+)[_-](?<jaw>[UL])(?<step>\\d+)', upperJawPattern: '[_-]U\\d' },
  ...{ testFileName: 'P1024_U05.stl', parts: ['case', 'step'], separator: '-' },
};

const rules = { ...templateRules, ...extractionRules } as const;

export const contentOf = ({ name: _name, parts, ...values }: Values): ExtractionContent => ({
  ...values,
  parts: [...parts],
});

function valuesOf(template: ExtractionTemplate | null): Values {
  if (!template) return fresh;
  const { pattern, upperJawPattern, ...content } = template.content;
  return { ...content, name: template.name, pattern: pattern ?? '', upperJawPattern: upperJawPattern ?? '' };
}

/** A new rule, or one that is changed. */
export function useExtractionForm(template: ExtractionTemplate | null, onClose: () => void) {
  const t = useText('production');
  return useForm<Values>({
    id: 'extraction-template',
    rules,
    initial: valuesOf(template),
    label: (field) => t(field === 'name' ? 'templates.name' : `extraction.field.${field}`),
    async send(values) {
      const { add, edit, list } = endpoints.extractions;
      const body = { name: values.name, content: contentOf(values) };
      if (template) {
        const { productionTemplateId, version } = template;
        await call(edit, { body: { ...body, productionTemplateId, version } }, { quiet: true });
      } else await call(add, { body: { ...body, practiceId: null } }, { quiet: true });
      notify.success(t('templates.saved'));
      await invalidate(list);
      onClose();
    },
  });
}
