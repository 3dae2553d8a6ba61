/** What an edit keeps, besides what the document says itself. */
export interface EditRules {
  /** Teeth that their designer has locked: nothing about them changes. */
  readonly locked: ReadonlySet<number>;
  /** Teeth that the prescription says not to move. */
  readonly fixed: ReadonlySet<number>;
  /** Teeth that the prescription says to leave without attachments. */
  readonly noAttachment: ReadonlySet<number>;
}

export const noRules: EditRules = { locked: new Set(), fixed: new Set(), noAttachment: new Set() };

/** Why an edit is not made. */
export type EditRefusal =
  | 'locked'
  /** By the prescription. */
  | 'fixed'
  /** By the document: an implant, or a tooth that is taken out. */
  | 'notMovable'
  | 'noFrame'
  | 'tooFar'
  | 'tooManyStages'
  | 'notMoving'
  | 'noCounterpart'
  /** By the prescription. */
  | 'noAttachment'
  | 'noSurface'
  | 'tooManyAttachments'
  | 'iprLimit'
  | 'notNeighbours'
  | 'stageRange'
  | 'invalid';

/** An edit is not made; `teeth` are those that it is about. */
export class NotEdited extends Error {
  constructor(
    readonly reason: EditRefusal,
    readonly teeth: readonly number[] = [],
  ) {
    super(`not edited: ${reason}`);
    this.name = 'NotEdited';
  }
}
