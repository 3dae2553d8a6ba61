/** An account as far as people see it. */
export interface NamedUser {
  readonly nickName: string | null;
  readonly userName: string;
}

/** The name that people see of an account: the nickname, else, when that is missing, empty or blank, the user name. */
export const shownName = ({ nickName, userName }: NamedUser): string => nickName?.trim() || userName;
