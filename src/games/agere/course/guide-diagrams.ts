import type { Diagram } from '../../../core/course.ts';

/** The pictures of the guide, the same in every language; on small triangles. */
export const diagrams = {
  joined: { position: '1/2/y,y,y/1,y,b,1/1,y,1,b,1 1', cells: ['c1', 'c2', 'c3', 'b2', 'a2'] },
  place: { position: '1/2/3/1,y,b,1/5 1', cells: ['c2'], move: 'c2' },
  stack: { position: '1/2/1,y,1/1,b,2/5 1', cells: ['c2', 'b2'], move: 'c2-b2' },
  heights: { position: '1/2/1,by,1/1,b,yb,1/5 1', cells: ['c2', 'b3'] },
  uncover: { position: '1/2/1,by,1/2,yb,1/5 1', cells: ['c2', 'b3'], move: 'c2-b3' },
  held: { position: '1/2/y,y,y/1,y,b,1/2,y,b,1 2', cells: ['c1', 'c2', 'c3', 'b2', 'a3'] },
  broken: { position: '1/2/y,y,y/1,y,b,1/2,y,b,1 2', cells: ['c2'], move: 'b3-c2' },
  light: { position: 'b/b,1/by,yb,1/b,3 1', cells: ['b1'], move: 'b1-b2' },
} satisfies Readonly<Record<string, Omit<Diagram, 'caption'>>>;
