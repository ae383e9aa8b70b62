/** What people read in the terminal; the log is for machines. */
export const say = (line: string): void => console.log(line)
