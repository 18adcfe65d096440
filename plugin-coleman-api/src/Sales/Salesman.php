<?php

declare(strict_types=1);

namespace Coleman\Api\Sales;

/** One of the sales team. */
final readonly class Salesman
{
    /**
     * @param string $picture path of a picture; '' for none
     * @param string $territory in words, such as "Clay and Ray counties"
     * @param list<string> $zipcodes that they look after, of five digits
     */
    public function __construct(
        public int $id,
        public string $slug,
        public string $name,
        public string $jobTitle,
        public string $email,
        public string $phone,
        public string $picture,
        public string $territory,
        public int $locationId,
        public array $zipcodes,
    ) {
    }

    /** The page about them: the specification's permalink. */
    public function url(): string
    {
        return '/sales-team/' . $this->slug;
    }
}
