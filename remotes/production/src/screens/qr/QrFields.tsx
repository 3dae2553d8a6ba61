import { type CodeKind, codeKinds, parameterOf } from '@archway/contracts';
import { bilingual, useText } from '@archway/platform';
import { FormField, Input, InputNumber, Segmented, Switch } from '@archway/ui/data';
import { type QrNumber, type QrSettings, backgroundOf, limitsOf } from '../../codes/qr-settings.ts';
import styles from './qr.module.css';

interface Props {
  text: string;
  onText: (text: string) => void;
  settings: QrSettings;
  onChange: (change: Partial<QrSettings>) => void;
}

const ofPicture = ['width', 'height'] as const;
const ofCode = ['qrcodeW', 'qrcodeH', 'top', 'left'] as const;
const ofText = ['fontSize', 'textLeftMargin'] as const;

const nameOf = (key: string): string => {
  const parameter = parameterOf(`qrcodePic.${key}`);
  return parameter ? bilingual(parameter.name) : key;
};

/** What a picture says, and how it is drawn. */
export function QrFields({ text, onText, settings, onChange }: Props) {
  const t = useText('production');
  const numbers = (keys: readonly QrNumber[], disabled = false) =>
    keys.map((key) => (
      <FormField key={key} id={`qr-${key}`} label={`${nameOf(key)} (px)`}>
        {(control) => (
          <InputNumber
            id={control.id}
            className={styles.number ?? ''}
            {...limitsOf(key)}
            precision={0}
            disabled={disabled}
            value={settings[key]}
            onChange={(value) => (typeof value === 'number' ? onChange({ [key]: value }) : undefined)}
          />
        )}
      </FormField>
    ));
  const transparent = backgroundOf(settings.background) === null;
  return (
    <div className={styles.stack}>
      <FormField id="qr-text" label={t('qr.text')}>
        {(control) => (
          <Input
            {...control}
            value={text}
            maxLength={500}
            autoComplete="off"
            onChange={({ target }) => onText(target.value)}
          />
        )}
      </FormField>
      <div className={styles.grid}>
        <FormField id="qr-use" label={nameOf('useQrcode')}>
          {({ id }) => (
            <span>
              <Switch id={id} checked={settings.useQrcode} onChange={(useQrcode) => onChange({ useQrcode })} />
            </span>
          )}
        </FormField>
        <FormField id="qr-kind" label={nameOf('bcid')}>
          {({ id }) => (
            <Segmented<CodeKind>
              id={id}
              aria-label={nameOf('bcid')}
              disabled={!settings.useQrcode}
              value={settings.bcid}
              options={codeKinds.map((value) => ({ value, label: t(`codeKind.${value}`) }))}
              onChange={(bcid) => onChange({ bcid })}
            />
          )}
        </FormField>
        {numbers(ofPicture)}
        {numbers(ofCode, !settings.useQrcode)}
        <FormField id="qr-add-text" label={nameOf('addText')}>
          {({ id }) => (
            <span>
              <Switch id={id} checked={settings.addText} onChange={(addText) => onChange({ addText })} />
            </span>
          )}
        </FormField>
        <FormField
          id="qr-background"
          label={t('qr.background')}
          hint={transparent ? t('qr.transparent') : t('qr.backgroundHint')}
        >
          {(control) => (
            <Input
              {...control}
              value={settings.background}
              maxLength={7}
              autoComplete="off"
              onChange={({ target }) => onChange({ background: target.value })}
            />
          )}
        </FormField>
        {numbers(ofText, !settings.addText)}
      </div>
    </div>
  );
}
