<?php

declare(strict_types=1);

namespace Coleman\Api\Callers;

use Coleman\Api\Database\Connection;
use Coleman\Api\Privacy\Retained;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Instant;

/** The table `caller_notes`: what staff note of guests, appended to, with who and when. */
final readonly class CallerNoteRepository implements Retained
{
    /** Notes that are shown of one person. */
    private const SHOWN = 100;

    public function __construct(private Connection $connection, private Clock $clock)
    {
    }

    public function add(Person $guest, string $text, int $actorId): void
    {
        $this->connection->insert('caller_notes', [
            'email' => strtolower($guest->email),
            'phone' => '' === $guest->email ? $guest->phone : '',
            'actor_id' => $actorId,
            'text' => $text,
            'noted_at' => $this->clock->now()->format('Y-m-d H:i:s'),
        ]);
    }

    /** @return list<array{id: int, actor_id: int, text: string, at: string}> newest first; of an account what was noted while it was a guest */
    public function ofPerson(Person $person): array
    {
        return '' === $person->email && '' === $person->phone ? [] : $this->notes(
            '' === $person->email ? "email = '' AND phone = %s" : 'email = %s',
            ['' === $person->email ? $person->phone : strtolower($person->email)],
        );
    }

    /**
     * @param list<string> $phones digits, of notes without an email address
     * @return list<array{id: int, actor_id: int, text: string, at: string}> newest first
     */
    public function ofContacts(string $email, array $phones): array
    {
        [$condition, $values] = self::contacts($email, $phones);

        return $this->notes($condition, $values);
    }

    /**
     * @param list<string> $phones digits, of notes without an email address
     * @return int how many there were
     */
    public function forget(string $email, array $phones): int
    {
        [$condition, $values] = self::contacts($email, $phones);

        return $this->connection->execute('DELETE FROM {caller_notes} WHERE ' . $condition, $values);
    }

    public function eraseOlderThan(int $days): int
    {
        return $this->connection->execute('DELETE FROM {caller_notes} WHERE noted_at < %s', [$this->clock->now()->modify(sprintf('-%d days', $days))->format('Y-m-d H:i:s')]);
    }

    /**
     * @param list<string> $phones
     * @return array{string, non-empty-list<string>} SQL and its values
     */
    private static function contacts(string $email, array $phones): array
    {
        $ofPhones = [] === $phones ? '' : sprintf(" OR (email = '' AND phone IN (%s))", Connection::placeholders($phones, '%s'));

        return ['(email = %s' . $ofPhones . ')', [strtolower($email), ...$phones]];
    }

    /**
     * @param non-empty-list<string> $values
     * @return list<array{id: int, actor_id: int, text: string, at: string}>
     */
    private function notes(string $condition, array $values): array
    {
        return array_map(static fn (array $row): array => [
            'id' => (int) $row['id'],
            'actor_id' => (int) $row['actor_id'],
            'text' => (string) $row['text'],
            'at' => Instant::stored((string) $row['noted_at']),
        ], $this->connection->rows(sprintf('SELECT id, actor_id, text, noted_at FROM {caller_notes} WHERE %s ORDER BY id DESC LIMIT %%d', $condition), [...$values, self::SHOWN]));
    }
}
