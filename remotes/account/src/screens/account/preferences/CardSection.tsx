import { useQuery } from '@tanstack/react-query';
import { type BusinessCard as Card, businessCardRules, endpoints } from '@archway/contracts';
import { BusinessCard, notify, query, useForm, useText } from '@archway/platform';
import { FormField, Input } from '@archway/ui/data';
import type { SectionProps } from '../sections.ts';
import { SectionForm } from '../SectionForm.tsx';
import { CardPicture } from './CardPicture.tsx';
import { useCardPicture } from './use-card-picture.ts';
import styles from './card.module.css';

interface Props extends SectionProps {
  initial: Partial<Card>;
  save: (card: Card) => Promise<void>;
}

/** What a doctor tells patients by share links, and how it looks there. */
export function CardSection({ user, initial, save }: Props) {
  const t = useText('account');
  const practiceId = user.currentPracticeId;
  const practice = useQuery({
    ...query(endpoints.practices.profile, { query: { practiceId: practiceId ?? '0' } }),
    enabled: practiceId !== null,
  });
  const form = useForm({
    id: 'business-card',
    rules: businessCardRules,
    initial: {
      ...{ title: initial.title ?? '', phone: initial.phone ?? '' },
      ...{ email: initial.email ?? '', words: initial.words ?? '', picture: initial.picture ?? '' },
    },
    label: (name) => t(`card.${name}`),
    async send(fields) {
      await save(fields);
      notify.success(t('saved'));
    },
  });
  const name = user.nickName || user.userName;
  const { picture, ...words } = form.values;
  const { url, busy, take } = useCardPicture(picture, (objectName) => form.set({ picture: objectName }));
  return (
    <SectionForm title={t('card.section')} form={form}>
      <p className={styles.how}>{t('card.how')}</p>
      <FormField {...form.field('picture')} hint={t('card.pictureHint')}>
        {({ id }) => (
          <CardPicture
            {...{ id, name, url, busy }}
            onChosen={take}
            onRemove={picture === '' ? undefined : () => form.set({ picture: '' })}
          />
        )}
      </FormField>
      <FormField {...form.field('title')}>
        {(control) => <Input {...control} {...form.text('title')} placeholder={t('card.titleHint')} />}
      </FormField>
      <FormField {...form.field('phone')} hint={t('card.phoneHint')}>
        {(control) => <Input {...control} {...form.text('phone')} type="tel" autoComplete="tel" />}
      </FormField>
      <FormField {...form.field('email')}>
        {(control) => <Input {...control} {...form.text('email')} type="email" autoComplete="email" />}
      </FormField>
      <FormField {...form.field('words')}>
        {(control) => (
          <Input.TextArea {...control} {...form.text('words')} autoSize={{ minRows: 2, maxRows: 6 }} showCount />
        )}
      </FormField>
      <div className={styles.preview}>
        <span>{t('card.preview')}</span>
        <BusinessCard doctor={{ name, ...words, pictureUrl: url }} practice={practice.data ?? null} />
      </div>
    </SectionForm>
  );
}
