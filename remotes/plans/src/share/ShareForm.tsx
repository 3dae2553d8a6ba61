import {
  ORTHO_PATH,
  type WearDays,
  endpoints,
  shareDays,
  sharePhotos,
  shareRequestType,
  shareRules,
  wearDays,
} from '@archway/contracts';
import { ApiError, call, useForm, useText } from '@archway/platform';
import { Button, Share2 } from '@archway/ui';
import { Checkbox, FormBody, FormField, Input, Select } from '@archway/ui/data';
import { type MadeShare, type ShareOptions, type Shareable, choicesOf } from './share-options.ts';
import { refreshShares } from './refresh-shares.ts';
import styles from './share.module.css';

interface Props {
  options: ShareOptions;
  onChange: (options: ShareOptions) => void;
  what: Shareable;
  onMade: (link: MadeShare) => void;
}

/** The value of a choice that says nothing: a list has no empty one. */
const UNSAID = 0;

/** A short address is easier to scan and to type; without one the long one does. */
async function shortened(originUrl: string): Promise<string> {
  try {
    return (await call(endpoints.shares.short, { body: { originUrl } }, { quiet: true })).shortUrl;
  } catch (failure) {
    if (failure instanceof ApiError) return originUrl;
    throw failure;
  }
}

/** What a link shows, and for how long. */
export function ShareForm({ options, onChange, what, onMade }: Props) {
  const t = useText('plans');
  const { subject, ...thing } = what;
  const { switches, selects } = choicesOf[subject];
  const offered: readonly string[] = selects;
  const { photos, wearDays: worn, days } = options;
  const form = useForm({
    id: 'share-plan',
    rules: shareRules,
    initial: { photos, wearDays: worn, days, password: '' },
    label: (name) => t(`share.field.${name}`),
    guard: false,
    send: async ({ password }) => {
      const body = { ...options, ...thing, password, requestType: shareRequestType[subject] };
      const { key } = await call(endpoints.shares.key, { body }, { quiet: true });
      onMade({ address: await shortened(`${window.location.origin}${ORTHO_PATH}#${key}`), locked: password !== '' });
      await refreshShares();
    },
  });
  const change = (part: Partial<ShareOptions>): void => {
    onChange({ ...options, ...part });
  };
  const select = <V extends string | number>(
    name: 'photos' | 'wearDays' | 'days',
    value: V,
    choices: readonly { value: V; label: string }[],
    onSelect: (value: V) => void,
  ) =>
    offered.includes(name) ? (
      <FormField {...form.field(name)}>
        {({ status, ...control }) => (
          <Select
            {...control}
            {...(status && { status })}
            value={value}
            options={[...choices]}
            onChange={(chosen: V) => onSelect(chosen)}
          />
        )}
      </FormField>
    ) : null;
  return (
    <FormBody
      id={form.id}
      failure={form.failure}
      onSubmit={() => void form.submit()}
      actions={
        <Button type="primary" htmlType="submit" icon={<Share2 aria-hidden />} loading={form.busy}>
          {t('share.make')}
        </Button>
      }
    >
      <fieldset className={styles.switches}>
        <legend>{t(subject === 'plan' ? 'share.shown' : 'present.share.shown')}</legend>
        {switches.map((name) => (
          <Checkbox key={name} checked={options[name]} onChange={({ target }) => change({ [name]: target.checked })}>
            {t(`share.option.${name}`)}
          </Checkbox>
        ))}
      </fieldset>
      {select(
        'photos',
        photos,
        sharePhotos.map((value) => ({ value, label: t(`share.photos.${value}`) })),
        (value) => change({ photos: value }),
      )}
      {select(
        'wearDays',
        worn ?? UNSAID,
        [UNSAID, ...wearDays].map((value) => ({
          value,
          label: value === UNSAID ? t('share.unsaid') : t('review.days', { count: value }),
        })),
        (value) => change({ wearDays: value === UNSAID ? null : (value as WearDays) }),
      )}
      {select(
        'days',
        days,
        shareDays.map((value) => ({ value, label: t('review.days', { count: value }) })),
        (value) => change({ days: value }),
      )}
      <FormField {...form.field('password')} hint={t('share.passwordHint')}>
        {(control) => (
          <Input {...control} {...form.text('password')} placeholder={t('share.noPassword')} autoComplete="off" />
        )}
      </FormField>
    </FormBody>
  );
}
