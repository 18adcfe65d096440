<?php

declare(strict_types=1);

namespace Coleman\Api\Http;

/**
 * A refusal that the caller may read: a code for programs, a sentence for people.
 *
 * Thrown by services, turned into `{code, message, data}` in one place (RestServer) and into a
 * notice on the page where a form was posted.
 */
class ApiError extends \RuntimeException
{
    /**
     * @param array<string, string> $params a sentence per field at fault
     * @param array<string, mixed> $data more that belongs beside the status
     */
    public function __construct(
        public readonly string $errorCode,
        string $message,
        public readonly int $status = 400,
        public readonly array $params = [],
        public readonly array $data = [],
        public readonly ?int $retryAfter = null,
    ) {
        parent::__construct($message);
    }

    /** @param array<string, string> $params */
    public static function invalid(array $params): self
    {
        return new self('rest_invalid_param', implode(' ', array_unique(array_values($params))), 400, $params);
    }

    /** 429 coleman_rate_limited: this limit is reached. */
    public static function tooMany(Limit $limit): self
    {
        $message = $limit->seconds < MINUTE_IN_SECONDS
            ? __('That was too fast. Please wait a few seconds and try again.', 'coleman')
            : __('Too many attempts. Please wait a few minutes and try again.', 'coleman');

        return new self('coleman_rate_limited', $message, 429, data: ['limit' => $limit->allowed], retryAfter: $limit->seconds);
    }

    public function toWpError(): \WP_Error
    {
        $data = ['status' => $this->status] + $this->data;
        if (null !== $this->retryAfter) {
            $data['retry_after'] = $this->retryAfter;
        }
        if ([] !== $this->params) {
            $data['params'] = $this->params;
        }

        return new \WP_Error($this->errorCode, $this->getMessage(), $data);
    }
}
