import { type FieldState, type TextBinding, countryOptions, useLang, useText } from '@archway/platform';
import { diallingCode } from '@archway/contracts';
import { TextField } from './TextField.tsx';
import styles from './code-form.module.css';

interface Props {
  field: FieldState & TextBinding;
  region: string;
  onRegion: (region: string) => void;
}

/** Somebody who has begun an address, or a number with its plus, needs no country. */
const needsCountry = (text: string): boolean => !/[a-z@+]/i.test(text);

/** Phone or e-mail; a phone number has the code of its country before it. */
export function ContactField({ field, region, onRegion }: Props) {
  const t = useText('host');
  const lang = useLang();
  const shown = needsCountry(field.value);
  return (
    <TextField
      {...field}
      autoComplete="username"
      className={shown ? styles.withCountry : undefined}
      before={
        shown ? (
          <span className={styles.country}>
            <span aria-hidden="true">
              +{diallingCode(region)}
              <svg viewBox="0 0 24 24">
                <path d="m6 9 6 6 6-6" />
              </svg>
            </span>
            <select aria-label={t('login.region')} value={region} onChange={({ target }) => onRegion(target.value)}>
              {countryOptions(lang).map(({ country, dialling, name }) => (
                <option key={country} value={country}>
                  {name} +{dialling}
                </option>
              ))}
            </select>
          </span>
        ) : null
      }
    />
  );
}
