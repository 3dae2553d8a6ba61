import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import {
  type PresentationLanguage,
  type PresentationTemplateKey,
  endpoints,
  presentationLanguages,
  presentationRules,
  presentationTemplates,
  slidesOf,
} from '@archway/contracts';
import { call, invalidate, query, requestKey, useForm, useLang, useText } from '@archway/platform';
import { FormDialog, FormField, Input, Select } from '@archway/ui/data';
import { TemplateChoice } from './TemplateChoice.tsx';

interface Props {
  caseId: string;
  version: number;
  onMade: (presentationId: string) => void;
  onClose: () => void;
}

interface Entered {
  title: string;
  language: PresentationLanguage;
}

/** Begins a presentation: its template, its title and the language of the patient. */
export function NewDialog({ caseId, version, onMade, onClose }: Props) {
  const t = useText('plans');
  const lang = useLang();
  const [template, setTemplate] = useState<PresentationTemplateKey | null>(presentationTemplates[0].key);
  const detail = useQuery(query(endpoints.cases.detail, { params: { caseId, version } }));
  const titleOf = (key: PresentationTemplateKey | null, language: PresentationLanguage): string =>
    presentationTemplates.find((each) => each.key === key)?.title[language] ?? t('present.untitled');
  const form = useForm<Entered>({
    id: 'new-presentation',
    rules: presentationRules,
    initial: { title: titleOf(template, lang), language: lang },
    label: (name) => t(`present.field.${name}`),
    async send({ title, language }) {
      const key = { caseId, version };
      const sources = await call(endpoints.presentations.sources, { query: key }, { quiet: true });
      const found = presentationTemplates.find((each) => each.key === template);
      const newId = (): string => requestKey().slice(0, 12);
      const subtitle = detail.data?.patientName ?? '';
      const slides = found
        ? slidesOf(found, { language, sources, subtitle, newId })
        : [{ kind: 'title', slideId: newId(), heading: title, subtitle } as const];
      const made = await call(
        endpoints.presentations.create,
        { body: { ...key, title, language, slides } },
        { quiet: true },
      );
      void invalidate(endpoints.presentations.list);
      onMade(made.presentationId);
    },
  });
  const { values } = form;
  /** A title that nobody has written follows template and language. */
  const follow = (nextTemplate: PresentationTemplateKey | null, language: PresentationLanguage): void => {
    const isOwn = values.title !== titleOf(template, values.language);
    form.set({ language, ...(isOwn ? {} : { title: titleOf(nextTemplate, language) }) });
    setTemplate(nextTemplate);
  };
  return (
    <FormDialog {...form.dialog} open title={t('present.newTitle')} okText={t('present.create')} onCancel={onClose}>
      <TemplateChoice value={template} language={lang} onChange={(next) => follow(next, values.language)} />
      <FormField {...form.field('title')}>
        {(control) => <Input {...control} {...form.text('title')} autoComplete="off" />}
      </FormField>
      <FormField {...form.field('language')} hint={t('present.languageHint')}>
        {({ status, ...control }) => (
          <Select
            {...control}
            {...(status && { status })}
            value={values.language}
            options={presentationLanguages.map((value) => ({ value, label: t(`present.language.${value}`) }))}
            onChange={(language: PresentationLanguage) => follow(template, language)}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
