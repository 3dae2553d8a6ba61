import type { Lang } from '@archway/contracts';
import { ApiError, errorText } from '@archway/platform';
import type { PasswordValues } from './PasswordFields.tsx';

/** What the server would say of a repetition that is another one. @throws ApiError `passwordsDiffer` */
export function assertSame({ password, confirmPassword }: PasswordValues, lang: Lang): void {
  if (password !== confirmPassword)
    throw new ApiError({ name: 'passwordsDiffer', message: errorText('passwordsDiffer', lang) });
}
