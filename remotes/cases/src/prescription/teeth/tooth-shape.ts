import type { Tooth } from '@archway/contracts';

/** A drawn crown: the width of its box, whose height is 32, and its outline with the biting edge below. */
interface ToothShape {
  readonly width: number;
  readonly path: string;
}

const incisor = (width: number): ToothShape => {
  const right = width - 2;
  const middle = width / 2;
  return {
    width,
    path: `M${middle} 2C${middle + 5} 2 ${right} 9 ${right} 17C${right} 23 ${right} 26 ${right - 1} 29Q${middle} 31 3 29C2 26 2 23 2 17C2 9 ${middle - 5} 2 ${middle} 2Z`,
  };
};
const canine: ToothShape = {
  width: 18,
  path: 'M9 2C14 2 16 9 16 16C16 22 14 25 12 28Q9 32 6 28C4 25 2 22 2 16C2 9 4 2 9 2Z',
};
const premolar: ToothShape = {
  width: 19,
  path: 'M9.500 3C15 2 17 8 17 15C17 22 16 26 14 28Q12 30 9.500 28Q7 30 5 28C3 26 2 22 2 15C2 8 4 2 9.500 3Z',
};
const molar: ToothShape = {
  width: 24,
  path: 'M5 4Q8 2 12 4Q16 2 19 4C22 8 22 13 21 18C20.500 23 20 26 18 28Q15 30 12 28Q9 30 6 28C4 26 3.500 23 3 18C2 13 2 8 5 4Z',
};

/** The crown of a tooth, by its place in the quadrant, as seen from outside. */
export function toothShape(tooth: Tooth): ToothShape {
  switch (tooth % 10) {
    case 1:
      return tooth < 30 ? incisor(19) : incisor(15);
    case 2:
      return incisor(16);
    case 3:
      return canine;
    case 4:
    case 5:
      return premolar;
    default:
      return molar;
  }
}
