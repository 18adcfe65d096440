<?php

declare(strict_types=1);

namespace Coleman\Api\Http;

use Coleman\Api\Database\Connection;
use Coleman\Api\Privacy\ErasureResult;
use Coleman\Api\Privacy\ExportPage;
use Coleman\Api\Privacy\Person;
use Coleman\Api\Privacy\PersonalDataProvider;
use Coleman\Api\Support\EmailHash;

/**
 * Counters of tries and answers kept for repeated requests: hours and a day old at most, named by hashes. Nothing can
 * be told from them, so nothing is exported; what can be found of a person is taken out.
 */
final readonly class RequestPersonalData implements PersonalDataProvider
{
    private const ROWS_AT_ONCE = 500;

    /** Layers of encoding that are looked through. */
    private const MAX_LAYERS = 6;

    public function __construct(private Connection $connection)
    {
    }

    public function name(): string
    {
        return 'coleman-requests';
    }

    public function label(): string
    {
        return __('Request counters and repeated requests', 'coleman');
    }

    public function tables(): array
    {
        return ['rate_limits', 'idempotency_keys'];
    }

    public function export(Person $person, int $page): ExportPage
    {
        return new ExportPage([]);
    }

    public function erase(Person $person): ErasureResult
    {
        // Every counter of an address carries the same hash of it, whatever stands before and behind.
        $address = EmailHash::of($person->email);
        $removed = $this->connection->execute('DELETE FROM {rate_limits} WHERE bucket LIKE %s', ['%' . $address . '%']);
        if ($person->userId > 0) {
            $removed += $this->connection->execute(
                'DELETE FROM {rate_limits} WHERE bucket = %s OR bucket LIKE %s OR bucket LIKE %s',
                [sprintf('mail:%d', $person->userId), sprintf('%%:u:%d', $person->userId), sprintf('%%:user:%d', $person->userId)],
            );
        }
        $removed += $this->eraseAnswers($person->email);

        return new ErasureResult($removed > 0);
    }

    /** A day's answers are few, and an address in one may be written in many ways: each is read. */
    private function eraseAnswers(string $email): int
    {
        $removed = 0;
        $after = '';
        do {
            $rows = $this->connection->rows(
                'SELECT caller_key, answer FROM {idempotency_keys} WHERE caller_key > %s ORDER BY caller_key LIMIT %d',
                [$after, self::ROWS_AT_ONCE],
            );
            $named = [];
            foreach ($rows as $row) {
                $after = (string) $row['caller_key'];
                if (self::names((string) $row['answer'], $email)) {
                    $named[] = $after;
                }
            }
            if ([] !== $named) {
                $removed += $this->connection->execute(
                    sprintf('DELETE FROM {idempotency_keys} WHERE caller_key IN (%s)', Connection::placeholders($named, '%s')),
                    $named,
                );
            }
        } while (self::ROWS_AT_ONCE === count($rows));

        return $removed;
    }

    /**
     * Whether a text holds an email address, as it is or as JSON, HTML or the address of a page writes it, one within
     * another too.
     */
    private static function names(string $text, string $email): bool
    {
        $email = mb_strtolower(trim($email));
        for ($layer = 0; $layer < self::MAX_LAYERS; $layer++) {
            if ('' !== $email && str_contains(mb_strtolower($text), $email)) {
                return true;
            }
            $unescaped = preg_replace_callback(
                '/\\\\+u([0-9a-f]{4})/i',
                static fn (array $match): string => html_entity_decode('&#x' . $match[1] . ';', ENT_QUOTES | ENT_HTML5, 'UTF-8'),
                str_replace(['\\/', '\\"'], ['/', '"'], $text),
            ) ?? $text;
            // Not urldecode(): a plus sign of an address is one.
            $decoded = rawurldecode(html_entity_decode($unescaped, ENT_QUOTES | ENT_HTML5, 'UTF-8'));
            if ($decoded === $text) {
                return false;
            }
            $text = $decoded;
        }

        return false;
    }
}
