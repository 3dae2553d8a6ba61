/** What the reader of this page may do. */
export interface ViewerAccess {
  /** Nothing is kept, neither settings nor anything else, and nothing leads into the case. */
  readonly viewOnly: boolean;
  /** Pictures may be saved. */
  readonly pictures: boolean;
}
