/** The x with matrix · x = right, for a symmetric positive definite matrix, row by row (Cholesky). Changes neither. */
export function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  const root = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let rest = matrix[row * size + column];
      for (let k = 0; k < column; k++) rest -= root[row * size + k] * root[column * size + k];
      if (row !== column) root[row * size + column] = rest / root[column * size + column];
      else if (rest > 0) root[row * size + row] = Math.sqrt(rest);
      else throw new Error('The matrix is not positive definite.');
    }
  }
  const x = Float64Array.from(right);
  for (let row = 0; row < size; row++) {
    for (let k = 0; k < row; k++) x[row] -= root[row * size + k] * x[k];
    x[row] /= root[row * size + row];
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let k = row + 1; k < size; k++) x[row] -= root[k * size + row] * x[k];
    x[row] /= root[row * size + row];
  }
  return x;
}
