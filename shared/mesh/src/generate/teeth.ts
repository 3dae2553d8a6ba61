/** Shape of one tooth's crown, in mm. Sizes are the usual averages of dental anatomy (for example Wheeler's tables). */
export interface ToothShape {
  /** Along the arch. */
  width: number;
  /** Across the arch. */
  thickness: number;
  /** From the gum to the tip. */
  height: number;
  /** 0: as thick at the tip as at the gum (molars); 1: a thin edge (incisors). */
  taper: number;
  /** Cusps along the arch on each side of the middle groove; 0 for an edge, 0.5 for a single point. */
  cusps: number;
  /** Depth of grooves between the cusps. */
  relief: number;
}

const tooth = (width: number, thickness: number, height: number, taper: number, cusps: number, relief: number) => ({
  width,
  thickness,
  height,
  taper,
  cusps,
  relief,
});

/** One side from the midline to the second molar; the other side mirrors it. */
export const teethOf: Record<'upper' | 'lower', readonly ToothShape[]> = {
  upper: [
    tooth(8.5, 7, 10, 0.82, 0, 0.2),
    tooth(6.6, 6, 9, 0.82, 0, 0.25),
    tooth(7.6, 8, 10, 0.66, 0.5, 1.7),
    tooth(7, 9, 8.2, 0.34, 1, 1.9),
    tooth(6.8, 9, 7.6, 0.32, 1, 1.7),
    tooth(10.2, 11, 7, 0.22, 2, 1.6),
    tooth(9.7, 11, 6.5, 0.24, 2, 1.4),
  ],
  lower: [
    tooth(5.3, 5.8, 8.6, 0.82, 0, 0.1),
    tooth(5.8, 6.2, 8.8, 0.82, 0, 0.15),
    tooth(6.8, 7.5, 10, 0.66, 0.5, 1.6),
    tooth(7, 7.6, 8.3, 0.42, 1, 1.8),
    tooth(7.1, 8.1, 7.8, 0.34, 1, 1.6),
    tooth(11.1, 10.4, 7, 0.22, 2, 1.6),
    tooth(10.6, 10.2, 6.6, 0.24, 2, 1.4),
  ],
};

/** Half the distance between the two ends of the arch's middle line, in mm. */
export const halfWidthOf = { upper: 29, lower: 27.5 };
