import type { AttachmentKind } from '@archway/contracts';
import { toothText, useNumbering, useText } from '@archway/platform';
import { Button, Crosshair, Plus, Sparkles } from '@archway/ui';
import { Select } from '@archway/ui/data';
import { useRun } from '../../tools/use-run.ts';
import type { Design } from '../../use-design.ts';
import styles from '../panel.module.css';
import { useKindOptions } from './kind-options.ts';

/** What is bonded next: in the middle of the marked tooth, where a crown is pressed, or where movements ask for it. */
export function NewAttachment({ design }: { design: Design }) {
  const t = useText('viewer3d');
  const numbering = useNumbering();
  const options = useKindOptions();
  const act = useRun(design);
  const { selection, reads, bonding, tool, setTool } = design;
  const fdi = selection.at(-1);
  return (
    <div className={styles.bonds}>
      <Select
        size="small"
        aria-label={t('design.attachments.kind')}
        value={bonding.kind}
        options={options}
        disabled={reads}
        onChange={(value: AttachmentKind) => bonding.setKind(value)}
      />
      <Button
        size="small"
        icon={<Plus />}
        disabled={reads || fdi === undefined}
        onClick={() => fdi !== undefined && bonding.onTooth(fdi)}
      >
        {fdi === undefined
          ? t('design.attachments.pick')
          : t('design.attachments.add', { tooth: toothText(fdi, numbering) })}
      </Button>
      <Button
        size="small"
        icon={<Crosshair />}
        type={tool === 'bond' ? 'primary' : 'default'}
        aria-pressed={tool === 'bond'}
        disabled={reads}
        onClick={() => setTool(tool === 'bond' ? 'select' : 'bond')}
      >
        {t('design.tool.bond')}
      </Button>
      <Button size="small" icon={<Sparkles />} disabled={reads} onClick={() => act('rules')}>
        {t('design.attachments.rules')}
      </Button>
    </div>
  );
}
