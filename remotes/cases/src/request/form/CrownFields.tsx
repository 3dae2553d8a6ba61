import { type CrownRequest, answerNames, hasShade, shadeGuides } from '@archway/contracts';
import { Card } from '@archway/ui';
import { Select } from '@archway/ui/data';
import { useText } from '@archway/platform';
import styles from '../../prescription/form/form.module.css';
import type { RequestChange } from '../use-request.ts';
import { ChoiceRow, RequestRow, type RowContext, WordsRow } from './rows.tsx';
import { TeethCard } from './TeethCard.tsx';

interface Props extends RowContext {
  values: CrownRequest;
  change: (change: RequestChange<CrownRequest>) => void;
}

/** What a crown is made for, and of what. */
export function CrownFields({ values, change, ...row }: Props) {
  const t = useText('cases');
  const shaded = hasShade(values);
  return (
    <>
      <TeethCard field="teeth" teeth={values.teeth} onChange={(teeth) => change({ teeth })} {...row} />
      <Card title={t('request.group.crown')}>
        <ChoiceRow
          field="restoration"
          names={answerNames.restoration}
          value={values.restoration}
          onChange={(restoration) => change({ restoration })}
          {...row}
        />
        <ChoiceRow
          field="material"
          names={answerNames.material}
          value={values.material}
          // Metal has no shade: one that was chosen before is not asked for any more.
          onChange={(material) => change({ material, ...(!hasShade({ material }) && { shade: null }) })}
          {...row}
        />
        <RequestRow field="shade" hint={shaded ? undefined : t('request.noShade')} {...row}>
          {({ id }) => (
            <Select
              id={id}
              className={styles.short ?? ''}
              allowClear
              showSearch
              disabled={!shaded}
              placeholder={t('rx.choose')}
              value={values.shade ?? undefined}
              options={shadeGuides.map(({ key, shades }) => ({
                label: t(`request.shadeGuide.${key}`),
                options: shades.map((shade) => ({ value: shade, label: shade })),
              }))}
              onChange={(shade?: CrownRequest['shade']) => change({ shade: shade ?? null })}
            />
          )}
        </RequestRow>
        <WordsRow
          field="margin"
          hint={t('request.marginHint')}
          value={values.margin}
          onChange={(margin) => change({ margin })}
          {...row}
        />
        <WordsRow field="remark" value={values.remark} onChange={(remark) => change({ remark })} {...row} />
      </Card>
    </>
  );
}
