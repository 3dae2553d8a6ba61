import type { Slide, SlideSources } from '@archway/contracts';
import { presentationLimits } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Button, Dropdown, Ellipsis } from '@archway/ui';
import { Input } from '@archway/ui/data';
import { PhotoFields } from './PhotoFields.tsx';
import { PlanFields } from './PlanFields.tsx';
import { Labelled } from './Labelled.tsx';
import styles from './editor.module.css';

interface Props {
  slide: Slide;
  sources: SlideSources;
  place: { readonly at: number; readonly count: number };
  /** @param field names what is typed into */
  onChange: (slide: Slide, field?: string) => void;
  onMove: (to: number) => void;
  onCopy: () => void;
  onRemove: () => void;
}

/** What a slide says and shows. */
export function Properties({ slide, sources, place: { at, count }, onChange, onMove, onCopy, onRemove }: Props) {
  const t = useText('plans');
  const field = (name: string): string => `${slide.slideId} ${name}`;
  const items = [
    { key: 'copy', label: t('present.copySlide'), disabled: count >= presentationLimits.slides },
    { key: 'up', label: t('present.moveUp'), disabled: at === 0 },
    { key: 'down', label: t('present.moveDown'), disabled: at === count - 1 },
    { key: 'remove', label: t('present.removeSlide'), danger: true, disabled: count === 1 },
  ];
  const act: Readonly<Record<string, () => void>> = {
    copy: onCopy,
    up: () => onMove(at - 1),
    down: () => onMove(at + 1),
    remove: onRemove,
  };
  return (
    <aside className={styles.properties} aria-label={t('present.properties')}>
      <header>
        <h2>{t(`present.kind.${slide.kind}`)}</h2>
        <Dropdown trigger={['click']} placement="bottomRight" menu={{ items, onClick: ({ key }) => act[key]?.() }}>
          <Button icon={<Ellipsis />} aria-label={t('present.moreOfSlide', { num: at + 1 })} />
        </Dropdown>
      </header>
      <Labelled label={t('present.field.heading')}>
        <Input
          value={slide.heading}
          maxLength={presentationLimits.heading}
          onChange={({ target }) => onChange({ ...slide, heading: target.value }, field('heading'))}
        />
      </Labelled>
      {slide.kind === 'title' ? (
        <Labelled label={t('present.field.subtitle')}>
          <Input.TextArea
            value={slide.subtitle}
            maxLength={presentationLimits.subtitle}
            autoSize={{ minRows: 2, maxRows: 4 }}
            onChange={({ target }) => onChange({ ...slide, subtitle: target.value }, field('subtitle'))}
          />
        </Labelled>
      ) : null}
      {slide.kind === 'text' ? (
        <Labelled label={t('present.field.body')} hint={t('present.bodyHint')}>
          <Input.TextArea
            value={slide.body}
            maxLength={presentationLimits.body}
            autoSize={{ minRows: 8, maxRows: 20 }}
            onChange={({ target }) => onChange({ ...slide, body: target.value }, field('body'))}
          />
        </Labelled>
      ) : null}
      {slide.kind === 'photos' ? <PhotoFields slide={slide} pictures={sources.pictures} onChange={onChange} /> : null}
      {'planId' in slide ? <PlanFields slide={slide} plans={sources.plans} onChange={onChange} /> : null}
    </aside>
  );
}
