import { useState } from 'react';
import { documentLimits } from '@archway/contracts';
import { type Jaw, jawOf } from '@archway/dental';
import { type Contact, contactsIn, lastOf } from '@archway/dental/edit';
import { toothText, useNumbering, useText } from '@archway/platform';
import { Button, Plus, Trash2 } from '@archway/ui';
import { InputNumber, Select } from '@archway/ui/data';
import { useStage } from '../../plan/view/use-clock.ts';
import { newIpr } from '../state/new-ipr.ts';
import type { Design } from '../use-design.ts';
import styles from './panel.module.css';

/** At each side of a contact, mm. */
const LIMIT = { min: 0, max: documentLimits.ipr / 2, step: 0.05 } as const;

const keyOf = (between: readonly number[]): string => between.join('-');

/** Enamel that is taken: where, how much of which tooth, and before which stage. */
export function IprTab({ design }: { design: Design }) {
  const t = useText('viewer3d');
  const numbering = useNumbering();
  const { plan, jaw, reads, run, pick } = design;
  const { document } = plan.source;
  const step = document.kind === 'step';
  const last = lastOf(document, jaw);
  const tooth = (fdi: number): string => toothText(fdi, numbering);
  const own = document.ipr.filter(({ between }) => jawOf(between[0]) === jaw);
  return (
    <>
      {own.length === 0 ? (
        <p className={styles.empty}>{t('plan.noIpr')}</p>
      ) : (
        <table className={styles.extras}>
          <thead>
            <tr>
              <th scope="col">{t('plan.contact')}</th>
              <th scope="col">{t('design.ipr.sides')}</th>
              {step && <th scope="col">{t('plan.beforeStage')}</th>}
              <td />
            </tr>
          </thead>
          <tbody>
            {own.map(({ between, split, before }) => {
              const [one, other] = between;
              const was = { between, before };
              const change = (wish: { split?: readonly [number, number]; before?: number }): void =>
                run({ type: 'ipr', was, wish: { between, split, before, ...wish } });
              return (
                <tr key={`${keyOf(between)} ${before}`} data-ipr={keyOf(between)}>
                  <th scope="row">
                    <button
                      type="button"
                      onClick={() => {
                        pick(one);
                        pick(other, true);
                        if (step) plan.clock.show(before);
                      }}
                    >
                      {tooth(one)} – {tooth(other)}
                    </button>
                  </th>
                  <td>
                    <span className={styles.pair}>
                      {between.map((fdi, side) => (
                        <Amount
                          key={fdi}
                          label={t('design.ipr.ofTooth', { tooth: tooth(fdi) })}
                          value={split[side]!}
                          disabled={reads}
                          onChange={(value) => change({ split: side === 0 ? [value, split[1]] : [split[0], value] })}
                        />
                      ))}
                    </span>
                  </td>
                  {step && (
                    <td>
                      <Amount
                        whole
                        label={t('plan.beforeStage')}
                        value={before}
                        max={last}
                        disabled={reads}
                        onChange={(value) => change({ before: value })}
                      />
                    </td>
                  )}
                  <td>
                    <Button
                      type="text"
                      size="small"
                      icon={<Trash2 />}
                      disabled={reads}
                      aria-label={t('design.ipr.remove', { contact: `${tooth(one)} – ${tooth(other)}` })}
                      onClick={() => run({ type: 'removeIpr', was })}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <NewIpr key={jaw} design={design} jaw={jaw} />
      <p className={styles.hint}>{t('design.ipr.hint')}</p>
    </>
  );
}

/** Taken over when it is left, with Enter or with the arrows. */
function Amount({
  label,
  value,
  onChange,
  disabled,
  whole = false,
  max = LIMIT.max,
}: {
  label: string;
  value: number;
  onChange: (value: number) => void;
  disabled: boolean;
  whole?: boolean;
  max?: number;
}) {
  const [typed, setTyped] = useState<number | null>(null);
  const take = (): void => {
    if (typed !== null && typed !== value) onChange(typed);
    setTyped(null);
  };
  return (
    <InputNumber
      size="small"
      className={styles.number}
      aria-label={label}
      value={typed ?? value}
      min={whole ? 1 : LIMIT.min}
      max={max}
      step={whole ? 1 : LIMIT.step}
      precision={whole ? 0 : 2}
      disabled={disabled}
      onChange={(wanted) => setTyped(typeof wanted === 'number' ? wanted : null)}
      onStep={(wanted) => {
        setTyped(null);
        onChange(Number(wanted));
      }}
      onPressEnter={take}
      onBlur={take}
    />
  );
}

function NewIpr({ design, jaw }: { design: Design; jaw: Jaw }) {
  const t = useText('viewer3d');
  const numbering = useNumbering();
  const { plan, selection, reads, run } = design;
  const { document } = plan.source;
  const stage = useStage(plan.clock);
  const contacts = contactsIn(document, jaw);
  const [chosen, choose] = useState<string | null>(null);
  const marked = contacts.find((contact) => contact.every((fdi) => selection.includes(fdi)));
  const contact: Contact | undefined = contacts.find((each) => keyOf(each) === chosen) ?? marked;
  return (
    <div className={styles.add}>
      <Select
        size="small"
        showSearch
        optionFilterProp="label"
        aria-label={t('plan.contact')}
        placeholder={t('plan.contact')}
        value={contact && keyOf(contact)}
        options={contacts.map((each) => ({
          value: keyOf(each),
          label: each.map((fdi) => toothText(fdi, numbering)).join(' – '),
        }))}
        disabled={reads}
        onChange={(value: string) => choose(value)}
      />
      <Button
        size="small"
        icon={<Plus />}
        disabled={reads || !contact}
        onClick={() => {
          if (contact) run(newIpr(document, jaw, contact, stage));
          choose(null);
        }}
      >
        {t('design.ipr.add')}
      </Button>
    </div>
  );
}
