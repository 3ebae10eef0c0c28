"""What the interfaces promise, written after the API tests of PettingZoo and Gymnasium and the methods of OpenSpiel's
playthroughs: these libraries are no packages of Debian. Where one is installed, its own test runs as well."""


def shape_of(planes):
    return planes.shape if hasattr(planes, "shape") else (len(planes), len(planes[0]), len(planes[0][0]))


def check_turns(env, draw, steps=300):
    """An environment whose agents take turns: PettingZoo's api_test."""
    env.reset(seed=7)
    assert env.agents == env.possible_agents and len(set(env.agents)) == len(env.agents) >= 2
    ended = 0
    for _ in range(steps):
        if not env.agents:
            env.reset()
            ended += 1
        agent = env.agent_selection
        assert agent in env.agents
        for states in (env.rewards, env.terminations, env.truncations, env.infos, env._cumulative_rewards):
            assert set(states) == set(env.agents)
        observation, reward, terminated, truncated, info = env.last()
        assert isinstance(info, dict) and isinstance(reward, float)
        assert shape_of(observation["observation"]) == env.batch.planes.shape
        assert len(observation["action_mask"]) == env.batch.actions
        legal = [action for action, one in enumerate(observation["action_mask"]) if one]
        if terminated or truncated:
            assert not legal or truncated
            env.step(None)
            assert agent not in env.agents
            continue
        assert legal == sorted(env.legal_actions()) and legal
        for other in env.agents:
            assert other == agent or sum(env.observe(other)["action_mask"]) == 0
        env.step(draw.choice(legal))
        assert abs(sum(env.rewards.values())) < 1e-9
    try:
        env.reset()
        env.step(next(one for one in range(env.batch.actions) if one not in env.legal_actions()))
    except ValueError:
        return ended
    raise AssertionError("an illegal action was taken")


def play_out(env, seed):
    """Everything that an environment for one agent tells when it is seeded and acts by a seed as well."""
    import random
    draw = random.Random(seed)
    seen = [env.reset(seed=seed)]
    over = False
    while not over:
        observation, reward, over, cut, info = env.step(draw.choice(env.legal_actions()))
        assert isinstance(observation, dict) and isinstance(info, dict)
        assert isinstance(reward, float) and isinstance(over, bool) and isinstance(cut, bool)
        assert reward == 0 or over
        seen.append((observation, reward, over, info))
    return str(seen)


def check_alone(env):
    """An environment for one agent: Gymnasium's check_env."""
    observation, info = env.reset(seed=3)
    assert set(observation) == {"observation", "action_mask"} and isinstance(info, dict)
    assert play_out(env, 5) == play_out(env, 5)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(env.batch.actions + 5)
    assert reward == -1 and over and info["illegal"]


def check_states(game, draw):
    """A game and its states: what OpenSpiel's random playthroughs look at."""
    state = game.new_initial_state()
    past = [(str(state), state.current_player(), state.legal_actions())]
    while not state.is_terminal():
        player, legal = state.current_player(), state.legal_actions()
        assert 0 <= player < game.num_players() and legal == sorted(set(legal)) and legal
        assert legal[-1] < game.num_distinct_actions()
        mask = state.legal_actions_mask()
        assert [action for action, one in enumerate(mask) if one] == legal
        assert state.legal_actions(1 - player if player < 2 else 0) == []
        assert len(state.observation_tensor()) == game.observation_tensor_size()
        action = draw.choice(legal)
        assert state.string_to_action(state.action_to_string(player, action)) == action
        twin = state.clone()
        child = state.child(action)
        state.apply_action(action)
        assert str(child) == str(state) and child.history() == state.history()
        assert str(twin) == past[-1][0] and twin.legal_actions() == legal
        assert not any(state.rewards()) or state.is_terminal()
        past.append((str(state), state.current_player(), state.legal_actions()))
    returns = state.returns()
    assert abs(sum(returns) - game.utility_sum()) < 1e-9
    assert game.min_utility() <= min(returns) and max(returns) <= game.max_utility()
    for action in reversed(state.history()):
        past.pop()
        state.undo_action(past[-1][1], action)
        assert (str(state), state.current_player(), state.legal_actions()) == past[-1]
