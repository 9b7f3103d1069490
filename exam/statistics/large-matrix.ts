/** Inverts a symmetric positive definite matrix (rows one after another) by Cholesky; undefined if it is not positive definite. */
export function invertPositive(matrix: Float64Array, size: number): Float64Array | undefined {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[row * size + column]!;
      for (let index = 0; index < column; index += 1) {
        sum -= lower[row * size + index]! * lower[column * size + index]!;
      }
      if (row === column) {
        if (!(sum > 1e-10)) return undefined;
        lower[row * size + row] = Math.sqrt(sum);
      } else {
        lower[row * size + column] = sum / lower[column * size + column]!;
      }
    }
  }
  // The inverse of the lower triangle, row by row of its transpose.
  const half = new Float64Array(size * size);
  for (let column = 0; column < size; column += 1) {
    half[column * size + column] = 1 / lower[column * size + column]!;
    for (let row = column + 1; row < size; row += 1) {
      let sum = 0;
      for (let index = column; index < row; index += 1) {
        sum -= lower[row * size + index]! * half[column * size + index]!;
      }
      half[column * size + row] = sum / lower[row * size + row]!;
    }
  }
  const inverse = new Float64Array(size * size);
  for (let one = 0; one < size; one += 1) {
    for (let other = 0; other <= one; other += 1) {
      let sum = 0;
      for (let index = one; index < size; index += 1) {
        sum += half[one * size + index]! * half[other * size + index]!;
      }
      inverse[one * size + other] = sum;
      inverse[other * size + one] = sum;
    }
  }
  return inverse;
}
