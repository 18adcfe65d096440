/**
 * What the compiler refuses. All refusals of a run are told at once, each with its place, its line of code, and the way
 * to write it.
 *
 * @typedef {{ file: string, line: number, column: number, message: string, advice: string, code: string }} Refusal
 */
import path from 'node:path';

export class Refusals {
	/** @type {Refusal[]} */
	all = [];

	/**
	 * @param {import('typescript').Node} node
	 * @param {string}                    message What cannot be compiled.
	 * @param {string}                    advice  How to write it.
	 */
	add( node, message, advice = '' ) {
		const file = node.getSourceFile();
		const { line, character } = file.getLineAndCharacterOfPosition( node.getStart() );
		const refusal = {
			file: file.fileName,
			line: line + 1,
			column: character + 1,
			message,
			advice,
			code: file.text.split( '\n' )[ line ].trim(),
		};
		const isKnown = this.all.some(
			( one ) =>
				one.file === refusal.file &&
				one.line === refusal.line &&
				one.column === refusal.column &&
				one.message === message
		);
		if ( ! isKnown ) {
			this.all.push( refusal );
		}
	}

	/**
	 * Runs something; gives back what it refused instead of keeping it.
	 *
	 * @template Result
	 * @param {() => Result} work
	 */
	during( work ) {
		const before = this.all;
		this.all = [];
		const result = work();
		const refused = this.all;
		this.all = before;
		return { result, refused };
	}

	/** @param {string} root */
	text( root ) {
		return this.all
			.map(
				( { file, line, column, message, advice, code } ) =>
					`${ path.relative( root, file ) }:${ line }:${ column }: ${ message }\n    ${ code }${
						advice ? `\n    ${ advice }` : ''
					}`
			)
			.join( '\n' );
	}
}
