import { useState } from 'react';
import {
  type ProductionDevice,
  deviceKinds,
  deviceRules,
  deviceStates,
  endpoints,
  plateLimits,
  printMaterials,
} from '@archway/contracts';
import { call, notify, useForm, useText } from '@archway/platform';
import { DayPicker, FormDialog, FormField, Input, InputNumber, Segmented, Select, Switch } from '@archway/ui/data';
import { refreshBatches } from '../../making/refresh-batches.ts';
import styles from './devices.module.css';

interface Props {
  /** Null for a new one. */
  device: ProductionDevice | null;
  practices: readonly { readonly practiceId: string; readonly practiceName: string }[];
  onClose: () => void;
}

type Choices = Pick<
  ProductionDevice,
  'practiceId' | 'kind' | 'plateWidth' | 'plateDepth' | 'material' | 'state' | 'enabled'
>;

/** A device is added or changed; what it is, and whose, stays as it was made. */
export function DeviceDialog({ device, practices, onClose }: Props) {
  const t = useText('production');
  const [choices, setChoices] = useState<Choices>(
    device ?? {
      ...{ practiceId: practices[0]?.practiceId ?? '', kind: 'printer', plateWidth: 192, plateDepth: 120 },
      ...{ material: 'modelResin', state: 'ready', enabled: true },
    },
  );
  const choose = (change: Partial<Choices>): void => setChoices({ ...choices, ...change });
  const form = useForm({
    id: 'device',
    rules: deviceRules,
    initial: {
      name: device?.name ?? '',
      model: device?.model ?? '',
      nextMaintenance: device?.nextMaintenance ?? null,
      note: device?.note ?? '',
    },
    label: (name) => t(`device.${name}`),
    guard: false,
    async send(values) {
      const { practiceId, kind, plateWidth, plateDepth, material, state, enabled } = choices;
      const printer = kind === 'printer' ? { plateWidth, plateDepth, material } : {};
      const fields = { ...values, ...printer, state, enabled };
      if (device)
        await call(endpoints.devices.change, { params: { deviceId: device.deviceId }, body: fields }, { quiet: true });
      else await call(endpoints.devices.add, { body: { practiceId, kind, ...fields } }, { quiet: true });
      notify.success(t('device.saved', { name: values.name }));
      onClose();
      await refreshBatches();
    },
  });
  const side = (name: 'plateWidth' | 'plateDepth') => (
    <label className={styles.side}>
      <span>{t(`device.${name}`)}</span>
      <InputNumber
        aria-label={t(`device.${name}`)}
        min={plateLimits.min}
        max={plateLimits.max}
        precision={1}
        value={choices[name]}
        onChange={(value) => choose({ [name]: typeof value === 'number' ? value : null })}
      />
    </label>
  );
  return (
    <FormDialog
      {...form.dialog}
      open
      title={device ? t('device.editTitle', { name: device.name }) : t('device.add')}
      okText={t('device.save')}
      onCancel={onClose}
    >
      {device ? null : (
        <div className={styles.row}>
          {practices.length > 1 ? (
            <label className={styles.side}>
              <span>{t('device.practice')}</span>
              <Select
                showSearch={{ optionFilterProp: 'label' }}
                className={styles.wide ?? ''}
                aria-label={t('device.practice')}
                value={choices.practiceId}
                options={practices.map(({ practiceId, practiceName }) => ({ value: practiceId, label: practiceName }))}
                onChange={(practiceId: string) => choose({ practiceId })}
              />
            </label>
          ) : null}
          <Segmented
            aria-label={t('device.kindOf')}
            value={choices.kind}
            options={deviceKinds.map((value) => ({ value, label: t(`device.kind.${value}`) }))}
            onChange={(kind) => choose({ kind })}
          />
        </div>
      )}
      <FormField {...form.field('name')}>
        {(control) => <Input {...control} {...form.text('name')} autoComplete="off" autoFocus />}
      </FormField>
      <FormField {...form.field('model')}>
        {(control) => <Input {...control} {...form.text('model')} autoComplete="off" />}
      </FormField>
      {choices.kind === 'printer' ? (
        <div className={styles.row}>
          {side('plateWidth')}
          {side('plateDepth')}
          <label className={styles.side}>
            <span>{t('device.materialOf')}</span>
            <Select
              className={styles.choice ?? ''}
              aria-label={t('device.materialOf')}
              value={choices.material}
              options={printMaterials.map((value) => ({ value, label: t(`device.material.${value}`) }))}
              onChange={(material: ProductionDevice['material']) => choose({ material })}
            />
          </label>
        </div>
      ) : null}
      <div className={styles.row}>
        <label className={styles.side}>
          <span>{t('device.stateOf')}</span>
          <Select
            className={styles.choice ?? ''}
            aria-label={t('device.stateOf')}
            value={choices.state}
            options={deviceStates.map((value) => ({ value, label: t(`device.state.${value}`) }))}
            onChange={(state: ProductionDevice['state']) => choose({ state })}
          />
        </label>
        <label className={styles.toggle}>
          <Switch checked={choices.enabled} onChange={(enabled) => choose({ enabled })} />
          {t('device.enabled')}
        </label>
      </div>
      <FormField {...form.field('nextMaintenance')}>
        {({ id, status }) => (
          <DayPicker
            id={id}
            {...(status && { status })}
            value={form.values.nextMaintenance}
            onChange={(day) => form.set({ nextMaintenance: day ?? null })}
          />
        )}
      </FormField>
      <FormField {...form.field('note')}>
        {(control) => <Input.TextArea {...control} {...form.text('note')} rows={2} />}
      </FormField>
    </FormDialog>
  );
}
