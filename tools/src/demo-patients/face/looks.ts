/** How a person looks from outside. Colours as hex, sizes against the average. */
export interface Looks {
  readonly skin: string;
  /** The same skin away from the light. */
  readonly shade: string;
  readonly lip: string;
  readonly hair: string;
  readonly style: 'short' | 'crop' | 'bob' | 'long' | 'bun' | 'curls' | 'ponytail' | 'receding';
  readonly cloth: string;
  readonly wall: string;
  readonly iris: string;
  /** Width of the cheeks and of the jaw, length of the face. */
  readonly cheeks: number;
  readonly jaw: number;
  readonly length: number;
  readonly brow: number;
  /** Years; children have larger eyes, older people lines. */
  readonly age: number;
  readonly beard?: boolean;
  /** How far the lips stand out in profile, and how far the chin does. */
  readonly lips: number;
  readonly chin: number;
  /** What shows when they smile. */
  readonly smile: 'even' | 'gap' | 'crowded';
}
