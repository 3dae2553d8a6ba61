import {
  type DoubtObject,
  type FindingWeight,
  type InspectionReason,
  OWN_WORDS,
  type OpenFinding,
  findingRules,
  findingWeights,
  inspectionReasons,
} from '@archway/contracts';
import { notify, useForm, useText } from '@archway/platform';
import { FormDialog, FormField, Input, Radio, Select } from '@archway/ui/data';
import { findingText, placeOf } from '../../case/finding-text.ts';
import type { reportWriter } from '../use-quality-report.ts';

interface Props {
  /** The finding to change; absent for a new one. */
  finding?: OpenFinding;
  /** What a new one is about to begin with; null for the case as a whole. */
  about?: DoubtObject | null;
  files: readonly DoubtObject[];
  writer: Pick<ReturnType<typeof reportWriter>, 'add' | 'change'>;
  onClose: () => void;
}

/** The case as a whole, in the choice of what a finding is about. */
const WHOLE = '';
const nameOf = (file: Pick<DoubtObject, 'kind' | 'id'>): string => `${file.kind}/${file.id}`;

const rules = {
  about: { kind: 'choice' },
  reason: { kind: 'choice', required: 'form', refusals: ['findingNotFitting'] },
  weight: { kind: 'choice' },
  ...findingRules,
} as const;

/** Asks what is wrong with what, whether other data is needed, and for words. */
export function FindingDialog({ finding, about = null, files, writer, onClose }: Props) {
  const t = useText('cases');
  const form = useForm<{ about: string; reason: string; weight: FindingWeight; words: string }>({
    id: 'finding',
    rules: { ...rules, words: { ...rules.words, ...(finding?.reason === OWN_WORDS && { required: 'form' as const }) } },
    initial: {
      about: about ? nameOf(about) : WHOLE,
      reason: finding?.reason ?? '',
      weight: finding?.weight ?? 'supply',
      words: finding?.words ?? '',
    },
    label: (name) => t(`quality.field.${name}`),
    async send({ about: chosen, reason, ...said }) {
      if (finding) await writer.change(finding, said);
      else {
        const file = files.find((each) => nameOf(each) === chosen);
        const object = file ? { kind: file.kind, id: file.id } : null;
        await writer.add({ object, reason: reason as InspectionReason, ...said });
      }
      notify.success(t('quality.kept'));
      onClose();
    },
  });
  const { values } = form;
  const kind = files.find((each) => nameOf(each) === values.about)?.kind ?? 'case';
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t(finding ? 'quality.changeTitle' : 'quality.addTitle')}
      okText={t('quality.keep')}
      onCancel={onClose}
    >
      {finding ? (
        <p>
          {[finding.objects.map((each) => placeOf(each, t)).join(t('photos.comma')), findingText(finding, t)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ) : (
        <>
          <FormField {...form.field('about')}>
            {(control) => (
              <Select
                {...control}
                value={values.about}
                options={[
                  { value: WHOLE, label: t('quality.wholeCase') },
                  ...files.map((file) => ({ value: nameOf(file), label: placeOf(file, t) })),
                ]}
                // Not everything that can be wrong with a photo can be wrong with a model.
                onChange={(chosen: string) => form.set({ about: chosen, reason: '' })}
              />
            )}
          </FormField>
          <FormField {...form.field('reason')}>
            {(control) => (
              <Select
                {...control}
                value={values.reason || null}
                placeholder={t('placeholder.choose')}
                options={inspectionReasons[kind].map((reason) => ({
                  value: reason,
                  label: t(reason === OWN_WORDS ? 'quality.other' : `finding.${reason}`),
                }))}
                onChange={(reason: string) => form.set({ reason })}
              />
            )}
          </FormField>
        </>
      )}
      <FormField {...form.field('weight')}>
        {({ id }) => (
          <Radio.Group
            id={id}
            aria-label={t('quality.field.weight')}
            value={values.weight}
            options={findingWeights.map((value) => ({ value, label: t(`quality.weight.${value}`) }))}
            onChange={(event) => form.set({ weight: event.target.value as FindingWeight })}
          />
        )}
      </FormField>
      <FormField {...form.field('words')}>
        {(control) => (
          <Input.TextArea
            {...control}
            {...form.text('words')}
            placeholder={t('quality.wordsHint')}
            autoSize={{ minRows: 3, maxRows: 8 }}
            showCount
          />
        )}
      </FormField>
    </FormDialog>
  );
}
