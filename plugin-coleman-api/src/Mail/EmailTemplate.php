<?php

declare(strict_types=1);

namespace Coleman\Api\Mail;

/** A letter whose words staff may change: its sentences, the fields that they may use, and how it is put together. */
final readonly class EmailTemplate
{
    /**
     * @param \Closure(): array<string, Sentence> $sentences by name; a name is never changed, for words are stored under it
     * @param \Closure(array<string, mixed>, EmailWords): ?EmailBody $write
     * @param (\Closure(array<string, mixed>): array<string, string>)|null $fields from the payload, the same names for every payload
     */
    public function __construct(private \Closure $sentences, private \Closure $write, private ?\Closure $fields = null)
    {
    }

    /** @return array<string, Sentence> */
    public function sentences(): array
    {
        return ($this->sentences)();
    }

    /**
     * @param array<string, mixed> $payload
     * @return array<string, string> by name; what every letter may say is among them
     */
    public function fields(array $payload): array
    {
        return (null === $this->fields ? [] : ($this->fields)($payload)) + ['site_name' => get_bloginfo('name')];
    }

    /**
     * @param array<string, mixed> $payload
     * @param array<string, string> $words of staff, by sentence
     */
    public function write(array $payload, array $words): ?EmailBody
    {
        return ($this->write)($payload, new EmailWords($this->sentences(), $this->fields($payload), $words));
    }
}
