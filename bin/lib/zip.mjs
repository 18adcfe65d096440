/**
 * Zip files, read and written with Node's zlib alone.
 *
 * What is written is the same to the byte for the same content: entries are
 * sorted and carry one fixed date.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;

/** 1980-01-01, the first day a zip can name. */
const DATE = 0x0021;

const UTF8_NAMES = 0x0800;

const table = new Int32Array( 256 ).map( ( _, n ) => {
	for ( let bit = 0; bit < 8; bit++ ) {
		n = n & 1 ? 0xedb88320 ^ ( n >>> 1 ) : n >>> 1;
	}
	return n;
} );

/**
 * @param {Buffer} data
 * @return {number} Its CRC-32.
 */
function crc32( data ) {
	let crc = -1;
	for ( const byte of data ) {
		crc = table[ ( crc ^ byte ) & 0xff ] ^ ( crc >>> 8 );
	}
	return ( crc ^ -1 ) >>> 0;
}

/**
 * @param {Buffer} zip
 * @return {{ name: string, read: () => Buffer }[]} Its files; folders are left out.
 */
export function entriesOf( zip ) {
	// The end record is last, before a comment of at most 64 KB.
	let end = zip.length - 22;
	while ( end >= 0 && zip.readUInt32LE( end ) !== END ) {
		end--;
	}
	if ( end < 0 ) {
		throw new Error( 'not a whole zip file' );
	}
	const entries = [];
	let at = zip.readUInt32LE( end + 16 );
	for ( let left = zip.readUInt16LE( end + 10 ); left > 0; left-- ) {
		if ( zip.readUInt32LE( at ) !== CENTRAL ) {
			throw new Error( 'the zip file is damaged' );
		}
		const method = zip.readUInt16LE( at + 10 );
		const crc = zip.readUInt32LE( at + 16 );
		const size = zip.readUInt32LE( at + 20 );
		const nameLength = zip.readUInt16LE( at + 28 );
		const local = zip.readUInt32LE( at + 42 );
		const name = zip.toString( 'utf8', at + 46, at + 46 + nameLength );
		at += 46 + nameLength + zip.readUInt16LE( at + 30 ) + zip.readUInt16LE( at + 32 );
		if ( name.endsWith( '/' ) ) {
			continue;
		}
		const read = () => {
			const data = local + 30 + zip.readUInt16LE( local + 26 ) + zip.readUInt16LE( local + 28 );
			const packed = zip.subarray( data, data + size );
			const content = method === 0 ? packed : inflateRawSync( packed );
			if ( crc32( content ) !== crc ) {
				throw new Error( `${ name } is damaged in the zip file` );
			}
			return content;
		};
		entries.push( { name, read } );
	}
	return entries;
}

/**
 * @param {string} file
 * @param {string} folder Gets the files; names that would leave it are refused.
 */
export function unzip( file, folder ) {
	for ( const { name, read } of entriesOf( readFileSync( file ) ) ) {
		const target = path.join( folder, name );
		if ( ! target.startsWith( folder + path.sep ) ) {
			throw new Error( `${ name } would be written outside` );
		}
		mkdirSync( path.dirname( target ), { recursive: true } );
		writeFileSync( target, read() );
	}
}

/**
 * @param {Map<string, Buffer>} files Content by name.
 * @return {Buffer} The zip.
 */
export function zipOf( files ) {
	const local = [];
	const central = [];
	let offset = 0;
	for ( const [ name, content ] of [ ...files ].sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) ) ) {
		const packed = deflateRawSync( content, { level: 9 } );
		const nameBytes = Buffer.from( name );
		const shared = Buffer.alloc( 26 );
		shared.writeUInt16LE( 20, 0 ); // Version needed.
		shared.writeUInt16LE( UTF8_NAMES, 2 );
		shared.writeUInt16LE( 8, 4 ); // Deflate.
		shared.writeUInt16LE( 0, 6 ); // Midnight.
		shared.writeUInt16LE( DATE, 8 );
		shared.writeUInt32LE( crc32( content ), 10 );
		shared.writeUInt32LE( packed.length, 14 );
		shared.writeUInt32LE( content.length, 18 );
		shared.writeUInt16LE( nameBytes.length, 22 );

		const head = Buffer.alloc( 4 );
		head.writeUInt32LE( LOCAL );
		local.push( head, shared, nameBytes, packed );

		const record = Buffer.alloc( 6 );
		record.writeUInt32LE( CENTRAL );
		record.writeUInt16LE( 0x0314, 4 ); // Made on Unix, for the permissions.
		const tail = Buffer.alloc( 14 );
		tail.writeUInt32LE( ( 0o100644 << 16 ) >>> 0, 6 );
		tail.writeUInt32LE( offset, 10 );
		central.push( record, shared, tail, nameBytes );

		offset += 30 + nameBytes.length + packed.length;
	}
	const records = Buffer.concat( central );
	const end = Buffer.alloc( 22 );
	end.writeUInt32LE( END );
	end.writeUInt16LE( files.size, 8 );
	end.writeUInt16LE( files.size, 10 );
	end.writeUInt32LE( records.length, 12 );
	end.writeUInt32LE( offset, 16 );
	return Buffer.concat( [ ...local, records, end ] );
}
