import { type FormState, useText } from '@archway/platform';
import { Button, StatusTag } from '@archway/ui';
import { ColorField, FormField } from '@archway/ui/data';
import { contrastFigure } from './contrast-figure.ts';
import type { TenantValues } from './tenant-form.ts';
import styles from './tenants.module.css';

interface Props {
  form: FormState<TenantValues>;
  name: 'primaryColor' | 'iconColor' | 'loginColor';
  /** Contrast to white that is asked for. */
  least: number;
}

/** A colour with its contrast, and the nearest one that passes where it does not. */
export function ColorChoice({ form, name, least }: Props) {
  const t = useText('console');
  const color = form.values[name];
  const figure = contrastFigure(color, least);
  const set = (next: string): void => form.set({ [name]: next });
  return (
    <FormField {...form.field(name)} hint={t(`tenants.hint.${name}`)}>
      {({ id }) => (
        <span id={id} className={styles.color}>
          <ColorField label={t(`tenants.field.${name}`)} value={color} showText onChange={set} />
          {figure ? (
            <StatusTag tone={figure.passes ? 'success' : 'error'}>
              {t(figure.passes ? 'tenants.passes' : 'tenants.tooPale', { ratio: figure.ratio, least })}
            </StatusTag>
          ) : null}
          {figure && !figure.passes ? (
            <Button size="small" onClick={() => set(figure.nearest)}>
              {t('tenants.useNearest', { color: figure.nearest })}
            </Button>
          ) : null}
        </span>
      )}
    </FormField>
  );
}
