<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Database;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\DatabaseError;
use Coleman\Tests\Integration\TestCase;

/** What is read is the same on both engines, though SQLite is asked without a translation. */
final class ConnectionTest extends TestCase
{
    public function testAConnectionThatIsLostDoesNotAnswerWithTheRowsOfTheStatementBefore(): void
    {
        global $wpdb;
        $wpdb->get_results('SHOW TABLES');
        $wpdb->ready = false;
        try {
            Connection::of($wpdb)->rows('SHOW TABLES');
            self::fail('Somebody answered.');
        } catch (DatabaseError $error) {
            self::assertStringContainsString('There is no database connection.', $error->getMessage());
        } finally {
            $wpdb->ready = true;
        }
    }

    public function testPatternsOfLikeMeanTheSameOnBothEngines(): void
    {
        $texts = ['50% off', '50 off', 'a_b', 'axb', 'back\\slash', "it's", 'CAPITALS'];
        $found = fn (string $pattern): array => array_values(array_filter(
            $texts,
            fn (string $text): bool => '1' === $this->connection()->value('SELECT CASE WHEN %s LIKE %s THEN 1 ELSE 0 END', [$text, $pattern]),
        ));
        self::assertSame(['50% off'], $found('50\\%%'));
        self::assertSame(['50% off', '50 off'], $found('50%'));
        self::assertSame(['a_b'], $found('a\\_b'));
        self::assertSame(['a_b', 'axb'], $found('a_b'));
        self::assertSame(['back\\slash'], $found('%\\\\%'));
        self::assertSame(["it's"], $found("%'%"));
        self::assertSame(['CAPITALS'], $found('capitals'));
    }

    public function testValuesArriveAsTheirMarksSay(): void
    {
        $row = $this->connection()->row(
            'SELECT %d AS whole, %d AS counted, %f / 2 AS half, %s AS text, %d AS yes, %d AS absent',
            [7, '8 pieces', 3.0, '09', true, null],
        );
        self::assertSame(['7', '8', '09', '1', null], [$row['whole'] ?? '', $row['counted'] ?? '', $row['text'] ?? '', $row['yes'] ?? '', $row['absent'] ?? null]);
        self::assertSame(1.5, (float) ($row['half'] ?? 0));
        self::assertSame('0', $this->connection()->value('SELECT COUNT(*) FROM {parts} WHERE id = %d', ['']));
    }

    public function testAStatementHasAsManyMarksAsValues(): void
    {
        foreach ([[1], [1, 2, 3]] as $values) {
            try {
                $this->connection()->rows('SELECT %d, %d', $values);
                self::fail('It was run with ' . count($values) . ' values.');
            } catch (\LogicException $fault) {
                self::assertStringContainsString('more', $fault->getMessage());
            }
        }
    }

    public function testAFaultIsThrownWithItsStatement(): void
    {
        $this->expectException(DatabaseError::class);
        $this->expectExceptionMessageMatches('/no_such_column/');
        $this->connection()->rows('SELECT no_such_column FROM {parts}');
    }

    private function connection(): Connection
    {
        return $this->modules()->foundation->connection();
    }
}
