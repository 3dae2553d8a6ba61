import { useState } from 'react';
import { DatePicker, type DatePickerProps, RangePicker, type RangePickerProps } from '../../facade/calendars.tsx';
import { RestingRange } from './RestingRange.tsx';
import { useUiLang } from '../../words/ui-lang.ts';
import { dayFormats, dayText, toCalendar, toDay } from './days.ts';

type Shared = 'id' | 'size' | 'className' | 'disabled' | 'status' | 'aria-label';

export interface DayPickerProps extends Pick<DatePickerProps, Shared | 'placeholder'> {
  /** YYYY-MM-DD, whatever the field shows. */
  value?: string | null | undefined;
  onChange?: (day: string | undefined) => void;
  /** First and last day that may be chosen. */
  min?: string | undefined;
  max?: string | undefined;
}

/** A calendar for days without time zone, which travel as YYYY-MM-DD. */
export function DayPicker({ value, onChange, min, max, ...shared }: DayPickerProps) {
  const limits = { minDate: toCalendar(min) ?? undefined, maxDate: toCalendar(max) ?? undefined };
  const format = dayFormats(useUiLang());
  return (
    <DatePicker
      {...shared}
      {...limits}
      format={format}
      value={toCalendar(value)}
      onChange={(next) => onChange?.(toDay(Array.isArray(next) ? next[0] : next))}
    />
  );
}

export interface DayRangePickerProps extends Pick<RangePickerProps, Shared | 'placeholder'> {
  from: string | undefined;
  to: string | undefined;
  onChange: (from: string | undefined, to: string | undefined) => void;
}

/** First and last day; either may stay open. The calendar is fetched when the pointer or the focus comes near. */
export function DayRangePicker({ from, to, onChange, placeholder, ...shared }: DayRangePickerProps) {
  const lang = useUiLang();
  const [wanted, setWanted] = useState(false);
  const words = typeof placeholder === 'string' ? [placeholder, placeholder] : (placeholder ?? ['—', '—']);
  if (!wanted)
    return (
      <RestingRange
        texts={[from ? dayText(from, lang) : (words[0] ?? ''), to ? dayText(to, lang) : (words[1] ?? '')]}
        chosen={[from !== undefined, to !== undefined]}
        label={shared['aria-label']}
        id={typeof shared.id === 'string' ? shared.id : undefined}
        className={shared.className}
        large={shared.size === 'large'}
        disabled={shared.disabled === true}
        onNear={RangePicker.preload}
        onWanted={() => setWanted(true)}
      />
    );
  return (
    <RangePicker
      {...shared}
      {...(placeholder === undefined ? {} : { placeholder })}
      autoFocus
      defaultOpen
      format={dayFormats(lang)}
      allowEmpty={[true, true]}
      value={[toCalendar(from), toCalendar(to)]}
      onChange={(days) => onChange(toDay(days?.[0]), toDay(days?.[1]))}
    />
  );
}
