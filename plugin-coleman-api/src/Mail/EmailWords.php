<?php

declare(strict_types=1);

namespace Coleman\Api\Mail;

/** What the sentences of one letter say: in the words of staff where they have given some, else in ours. */
final readonly class EmailWords
{
    /**
     * @param array<string, Sentence> $sentences
     * @param array<string, string> $fields of the letter, with what they hold
     * @param array<string, string> $words of staff, by sentence
     */
    public function __construct(private array $sentences, private array $fields, private array $words)
    {
    }

    /** @param array<string, string> $more fields of this sentence alone */
    public function say(string $name, array $more = []): string
    {
        $sentence = $this->sentences[$name] ?? throw new \LogicException(sprintf('There is no sentence "%s".', $name));
        $values = $more + $this->fields;
        $words = $this->words[$name] ?? null;

        // Words that do not fit (a field that is gone since, an option that somebody has edited) are not sent.
        return null === $words || '' !== $sentence->fault($words, array_keys($this->fields))
            ? $sentence->original($values)
            : Sentence::fill($words, $values);
    }
}
