import { type PresentationLanguage, type PresentationTemplateKey, presentationTemplates } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Radio } from '@archway/ui/data';
import styles from './list.module.css';

interface Props {
  /** Null begins with an empty presentation. */
  value: PresentationTemplateKey | null;
  /** Of the reader. */
  language: PresentationLanguage;
  onChange: (value: PresentationTemplateKey | null) => void;
}

const EMPTY = 'empty';

/** What a presentation begins from. */
export function TemplateChoice({ value, language, onChange }: Props) {
  const t = useText('plans');
  const offers = [
    ...presentationTemplates.map(({ key, title, about, slides }) => ({
      ...{ key, title: title[language], about: about[language], count: slides.length },
    })),
    { key: EMPTY, title: t('present.emptyTemplate'), about: t('present.emptyTemplateAbout'), count: 1 },
  ];
  return (
    <Radio.Group
      className={styles.templates}
      aria-label={t('present.field.template')}
      value={value ?? EMPTY}
      onChange={({ target }) => onChange(target.value === EMPTY ? null : (target.value as PresentationTemplateKey))}
    >
      {offers.map(({ key, title, about, count }) => (
        <Radio key={key} value={key} className={styles.template}>
          <strong>{title}</strong> <span>{t('present.slides', { count })}</span>
          <small>{about}</small>
        </Radio>
      ))}
    </Radio.Group>
  );
}
