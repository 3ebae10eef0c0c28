// gamut/board: a board in a page.
export { type BoardSettings, type ShownBoard, showBoard } from '../web/embed/board.tsx';
